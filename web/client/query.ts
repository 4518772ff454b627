import { pathOf } from '@senluna/contract/address.ts'
import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { prefetchedNow } from './prefetch.ts'
import { addressOf, call, replyOf, type CallArgs, type CallOptions } from './call/call.ts'
import { randomUuid } from './call/identity.ts'
import { Refused } from './call/refused.ts'
import { keepAnswer, keptAnswer } from './tab-cache.ts'

// What a press has started shows before the next press is heard: a button that works is locked for
// a double click, too.
notifyManager.setScheduler(queueMicrotask)

/** The page's cache of what the server said; one a page. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is an answer: asking again changes nothing.
      retry: (failures, error) => failures < 2 && !(error instanceof Refused),
      refetchOnWindowFocus: false,
    },
    // Without a connection it fails at once: nothing that somebody pressed waits unseen, to happen
    // whenever there is one again.
    mutations: { networkMode: 'always' },
  },
})

/** The name under which a call's answer is kept; without arguments, of all its answers. */
export function keyOf<E extends Endpoint>(endpoint: E, args?: CallArgs<E>): QueryKey {
  const parts: unknown[] = [endpoint.path]
  if (args?.params) parts.push(args.params)
  if (args?.query) parts.push(args.query)
  return parts
}

/** A call as a query: `useQuery(q(wallet.balance))`. */
export function q<E extends Endpoint>(endpoint: E, args: CallArgs<E> = {}) {
  const kept = () => keptAnswer<unknown>(endpoint.path, addressOf(endpoint, args))
  const early = () => {
    if (endpoint.method !== 'GET') return undefined
    const address = addressOf(endpoint, args)
    const value = prefetchedNow<unknown>(address)
    if (value !== undefined) keepAnswer(pathOf(endpoint, args.params), address, value)
    return value
  }
  return {
    queryKey: keyOf(endpoint, args),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<E>> => call(endpoint, args, { signal }),
    initialData: () => {
      const value = early() ?? kept()?.value
      return value === undefined ? undefined : replyOf(endpoint, value)
    },
    initialDataUpdatedAt: () => kept()?.at,
    ...(endpoint.cacheSeconds && { staleTime: endpoint.cacheSeconds * 1000 }),
  }
}

/** A paged call as an endless query: `useInfiniteQuery(pages(wallet.bets, { query }))`. */
export function pages<E extends Endpoint>(endpoint: E, args: CallArgs<E> = {}) {
  return {
    queryKey: [...keyOf(endpoint, args), 'pages'],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }): Promise<ReplyOf<E>> =>
      call(
        endpoint,
        { ...args, query: { ...(args.query as object | undefined), after: pageParam } as CallArgs<E>['query'] },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
  }
}

function nextOf(last: unknown): string | undefined {
  return typeof last === 'object' && last !== null && 'next' in last && typeof last.next === 'string'
    ? last.next
    : undefined
}

/** Reads again whatever is kept of these calls. */
export async function refresh(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

interface ActOptions<E extends Endpoint> extends CallOptions {
  /** The calls whose answers it changes: they are read again. */
  refreshes?: readonly Endpoint[]
  /** What else follows from its reply, while the answers are read again. */
  done?: (reply: ReplyOf<E>) => unknown
}

/** Makes a call that changes something, then reads again what it changed. */
export async function act<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E> = {},
  { refreshes = [], done, ...options }: ActOptions<E> = {},
): Promise<ReplyOf<E>> {
  const reply = await call(endpoint, args, options)
  const read = refresh(...refreshes)
  await Promise.all([done?.(reply), read])
  return reply
}

interface ActionOptions<E extends Endpoint> {
  refreshes?: readonly Endpoint[]
  /** What else follows from its reply, while the answers are read again. */
  done?: (reply: ReplyOf<E>, args: CallArgs<E>) => unknown
}

/**
 * A call that changes something, as a mutation: `useMutation(action(house.play, { refreshes:
 * [wallet.balance] }))`.
 *
 * One `mutate` is one intention: its idempotency key stays the same over the retries of that call.
 */
export function action<E extends Endpoint>(endpoint: E, { refreshes = [], done }: ActionOptions<E> = {}) {
  return {
    mutationFn: (args: CallArgs<E>): Promise<ReplyOf<E>> => call(endpoint, args, { idempotencyKey: randomUuid() }),
    onSuccess: async (reply: ReplyOf<E>, args: CallArgs<E>) => {
      const read = refresh(...refreshes)
      await Promise.all([done?.(reply, args), read])
    },
  }
}
