/**
 * Entries of the specification's menus whose page isn't built yet. They are left out everywhere,
 * from this one list; docs/coverage.md names it. Take a name away when its page arrives.
 */
const ABSENT = new Set(['agentCenter', 'slip'])

/** Whether an entry's page exists: by its name, or by an address of it. */
export const isBuilt = (entry: string): boolean => !ABSENT.has(entry.replace(/^\//, '').split(/[/?#]/)[0] ?? '')
