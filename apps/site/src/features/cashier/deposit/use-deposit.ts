import { depositChannels, depositOrderOne, depositOrders, type DepositOrder } from '@senluna/contract/money/deposits.ts'
import { isUnderWay } from '@senluna/kit/cashier/deposit-states.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { cache, keyOf, pages, q, refresh } from '@senluna/web/client/query.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The live connection reports every change; this is for when it is cut. */
const LOOK_AGAIN_MS = 15_000

const lists = () => refresh(depositOrders, depositChannels)

/** Reads orders again when the live connection reports one. */
export function useDepositNews(): void {
  useEffect(
    () =>
      hear('cashier', () => {
        void lists()
        void refresh(depositOrderOne, balance)
      }),
    [],
  )
}

/** The ways that are open to the member. */
export const useChannels = () => useQuery({ ...q(depositChannels), staleTime: 0 })

/** The member's orders, the newest first. */
export const useOrders = () => useInfiniteQuery(pages(depositOrders, { query: { pageSize: '10' } }))

/**
 * Where an order stands for its member: a card was given with the order, so nothing is left to pay.
 */
export const standingOf = ({ method, state }: Pick<DepositOrder, 'method' | 'state'>): DepositOrder['state'] =>
  method === 'SCRATCH' && state === 'PENDING_PAYMENT' ? 'CONFIRMING' : state

/** One order, looked at again while it is under way. */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...q(depositOrderOne, { params: { orderNo } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? LOOK_AGAIN_MS : false),
  })

/** Something done to an order; its answer is what is shown from now on. */
export function useOrderAct<E extends Endpoint>(endpoint: E, orderNo: string) {
  return useMutation({
    mutationFn: (body: CallArgs<E>['body']) => call(endpoint, { params: { orderNo }, ...(body ? { body } : {}) }),
    onSuccess: (order) => {
      cache.setQueryData(keyOf(depositOrderOne, { params: { orderNo } }), order)
      void lists()
    },
    onError: () => void refresh(depositOrderOne),
  })
}
