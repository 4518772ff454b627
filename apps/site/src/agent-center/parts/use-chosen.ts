import { useAddress } from '../../shell/nav/use-address.ts'

/**
 * What a page is narrowed to, kept in the address beside its period. `set` replaces the place in
 * the history, `step` goes one further, so that the way back leads up again.
 */
export function useChosen() {
  const [params, change] = useAddress()
  const write = (values: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    change(
      (next) => {
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace },
    )
  return {
    get: (name: string) => params.get(name) ?? undefined,
    /** One of these words; the first where the address says none. */
    oneOf: <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word =>
      words.find((word) => word === params.get(name)) ?? words[0],
    /** One of these words, or none. */
    someOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      words.find((word) => word === params.get(name)),
    set: (values: Readonly<Record<string, string | undefined>>) => write(values, true),
    step: (values: Readonly<Record<string, string | undefined>>) => write(values, false),
  }
}
