declare module 'virtual:gravetable/shelf' {
  export const shelf: readonly {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly title: Readonly<Record<'en' | 'fr', string>>;
  }[];
}

declare module 'virtual:gravetable/forms' {
  import type { OptionSpec } from '@gravetable/kernel';

  export const forms: readonly {
    readonly id: string;
    readonly version: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly options: readonly OptionSpec[];
    readonly bots: readonly string[];
    readonly words: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>>;
  }[];

  /** Games won of games played, by what was measured. */
  export const measured: Readonly<Record<string, readonly [won: number, n: number]>>;
}

declare module 'virtual:gravetable/rulebooks' {
  import type { Language } from '@gravetable/kernel';

  /** Which file holds the rules of a game in each language it is written in. */
  export const rulebooks: Readonly<Partial<Record<string, Readonly<Partial<Record<Language, string>>>>>>;
}
