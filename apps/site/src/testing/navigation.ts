import { whitelabel } from '@senluna/contract/site/system.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { answer } from '@senluna/web/testing/calls.ts'

/** Answers which categories a brand has something open in. */
export const haveOpen = (...types: readonly GameType[]): void =>
  answer(whitelabel, {
    menu: [],
    navigation: types.map((gameType, sort) => ({
      name: gameType,
      gameType,
      page: `/${gameType.toLowerCase()}`,
      sort,
      gameCount: 1,
      vendorCount: 1,
    })),
    vendorOrder: [],
    whitelabel: [],
  })
