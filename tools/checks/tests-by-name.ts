const MARKS = { start: '<!-- tests by name: npm run registry -->', end: '<!-- end -->' }

/** A page whose list between the marks names every test of `paths` under its folder. */
export function withTests(page: string, paths: Iterable<string>): string {
  const [before, listed] = parted(page, MARKS.start)
  const [, after] = parted(listed, MARKS.end)
  return `${before}${MARKS.start}\n\n${tableOf(paths)}\n\n${MARKS.end}${after}`
}

function parted(page: string, mark: string): [before: string, after: string] {
  const at = page.indexOf(mark)
  if (at < 0) throw new Error(`the page lacks the line ${mark}`)
  return [page.slice(0, at), page.slice(at + mark.length)]
}

function tableOf(paths: Iterable<string>): string {
  const folders = new Map<string, string[]>()
  for (const path of paths) {
    const { folder, name } = /^(?<folder>.+)\/(?<name>[^/]+)\.(?:test\.tsx?|spec\.ts)$/.exec(path)?.groups ?? {}
    if (folder && name) folders.set(folder, [...(folders.get(folder) ?? []), name])
  }
  const rows = [...folders].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '| folder | tests |',
    '|---|---|',
    ...rows.map(([folder, names]) => `| \`${folder}\` | ${names.sort().join(', ')} |`),
  ].join('\n')
}
