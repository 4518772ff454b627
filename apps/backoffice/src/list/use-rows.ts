import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FilterValues, ListSpec } from './spec.ts'
import { pollMs, useQueue } from './use-queue.ts'

/** Lists longer than this many pages are read again by hand only. */
const FRESH_PAGES = 3

/**
 * The rows of a list as far as they were read, and the one that is open, also when they don't hold
 * it.
 */
export function useRows<Row>(listSpec: ListSpec<Row>, asked: FilterValues, open: string | null) {
  const client = useQueryClient()
  const { source } = listSpec
  useQueue(listSpec.queue, String(source.key[0]))
  const pages = useInfiniteQuery({
    queryKey: [...source.key, asked, 'pages'],
    queryFn: ({ signal, pageParam }) => source.read(pageParam ? { ...asked, after: pageParam } : asked, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= FRESH_PAGES ? pollMs(listSpec.queue, listSpec.everyMs) : false,
    // What was shown stays until the rows of other filters have come.
    placeholderData: (before) => before,
  })
  const rows = pages.data?.pages.flatMap((page) => page.list) ?? []
  const held = open === null ? undefined : rows.find((row) => listSpec.id(row) === open)
  const { rowOf: load } = listSpec
  const alone = useQuery({
    queryKey: [...source.key, 'one', open],
    queryFn: () => load!(open!),
    enabled: load !== undefined && open !== null && held === undefined && !pages.isPending,
  })
  const opened = held ?? (alone.data && listSpec.id(alone.data) === open ? alone.data : undefined)
  return {
    pages,
    rows,
    opened,
    /** The open row was looked for and isn't there. */
    gone: open !== null && !opened && !pages.isPending && !alone.isLoading,
    again: () => void client.invalidateQueries({ queryKey: source.key.slice(0, 1) }),
  }
}
