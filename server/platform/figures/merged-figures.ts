interface Family {
  head: string[]
  samples: string[]
}

/**
 * The figures of several processes as one text: what a figure is stands once, then everybody's
 * samples of it.
 */
export function mergedFigures(texts: readonly string[]): string {
  const families = new Map<string, Family>()
  for (const text of texts) {
    const explained = new Set(families.keys())
    let family: Family | undefined
    for (const line of text.split('\n')) {
      const name = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1]
      if (name === undefined) {
        if (line !== '' && family) family.samples.push(line)
        continue
      }
      family = families.get(name) ?? { head: [], samples: [] }
      families.set(name, family)
      if (!explained.has(name)) family.head.push(line)
    }
  }
  return [...families.values()].flatMap(({ head, samples }) => [...head, ...samples, '']).join('\n')
}
