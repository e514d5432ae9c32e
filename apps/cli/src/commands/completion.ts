/** `gravetable completion`: a completion script, made from the commands themselves. */

import { botsOf } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import type { Command } from 'commander';
import { OK, UsageFault } from '../faults.ts';
import type { Screen } from '../screen.ts';

interface Words {
  readonly commands: readonly {
    readonly name: string;
    readonly description: string;
    readonly flags: string[];
  }[];
  readonly games: readonly string[];
  readonly bots: readonly string[];
}

/** Commands whose first word is a game. */
const OF_GAMES = 'play|sim|rules|content';

const SCRIPTS: Readonly<Record<string, (words: Words) => string>> = { bash, zsh, fish };

export function completion(screen: Screen, shell: string, program: Command): number {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined) throw new UsageFault('cli.badShell', { word: shell });
  const flagsOf = (command: Command): string[] => command.options.map((option) => option.long!);
  screen.line(
    script({
      commands: program.commands.map((one) => ({
        name: one.name(),
        description: one.description(),
        flags: flagsOf(one),
      })),
      games: games.map((game) => game.id),
      bots: [...new Set(games.flatMap((game) => botsOf(game).map((bot) => bot.name)))],
    }),
  );
  return OK;
}

function bash({ commands, games: ids, bots }: Words): string {
  const cases = commands.map(({ name, flags }) => `    ${name}) flags="${flags.join(' ')} --help" ;;`);
  return `_gravetable() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags=""
  case "$before" in
    --bot) COMPREPLY=($(compgen -W "${bots.join(' ')}" -- "$word")); return ;;
    --lang) COMPREPLY=($(compgen -W "en fr" -- "$word")); return ;;
    --load|--out|--record|replay|verify) COMPREPLY=($(compgen -f -- "$word")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    ${OF_GAMES}) COMPREPLY=($(compgen -W "${ids.join(' ')}" -- "$word")); [ \${#COMPREPLY[@]} -gt 0 ] && return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) flags="${commands.map((one) => one.name).join(' ')} --help --lang" ;;
  esac
  COMPREPLY=($(compgen -W "$flags" -- "$word"))
}
complete -F _gravetable gravetable`;
}

function zsh({ commands, games: ids, bots }: Words): string {
  const quoted = (text: string): string => text.replaceAll("'", '’').replaceAll(':', ' ');
  const cases = commands.map(({ name, flags }) => `    ${name}) compadd -- ${flags.join(' ')} --help ;;`);
  return `#compdef gravetable
_gravetable() {
  case "\${words[CURRENT-1]}" in
    --bot) compadd ${bots.join(' ')}; return ;;
    --lang) compadd en fr; return ;;
    --load|--out|--record|replay|verify) _files; return ;;
    completion) compadd bash zsh fish; return ;;
    ${OF_GAMES}) compadd ${ids.join(' ')} ;;
  esac
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, description }) => `      '${name}:${quoted(description)}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  case "\${words[2]}" in
${cases.join('\n')}
  esac
}
compdef _gravetable gravetable`;
}

function fish({ commands, games: ids, bots }: Words): string {
  const first = '__fish_use_subcommand';
  const quoted = (text: string): string => text.replaceAll("'", '’');
  return [
    'complete -c gravetable -f',
    ...commands.map(
      ({ name, description }) => `complete -c gravetable -n ${first} -a ${name} -d '${quoted(description)}'`,
    ),
    ...commands.flatMap(({ name, flags }) =>
      flags.map(
        (flag) => `complete -c gravetable -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}`,
      ),
    ),
    `complete -c gravetable -n '__fish_seen_subcommand_from ${OF_GAMES.replaceAll('|', ' ')}' -a '${ids.join(' ')}'`,
    `complete -c gravetable -l bot -xa '${bots.join(' ')}'`,
    "complete -c gravetable -l lang -xa 'en fr'",
    "complete -c gravetable -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'",
    "complete -c gravetable -n '__fish_seen_subcommand_from replay verify' -F",
  ].join('\n');
}
