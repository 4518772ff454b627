const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
])

/** The metrics that a PromQL expression reads. */
export function metricNames(expression: string): string[] {
  const bare = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
  const names = [...bare.matchAll(/(?<![\w.])[a-z_:][a-z0-9_:]*(?!\w)(?!\s*\()/gi)].map(([name]) => name)
  return [...new Set(names)].filter((name) => !KEYWORDS.has(name))
}
