export const PAGE_POLICY: string;
export const POLICY: string;
