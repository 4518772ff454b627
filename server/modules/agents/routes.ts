import * as contract from '@senluna/contract/agent/links.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { siteOriginOf } from '../settings/index.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { FastifyRequest } from 'fastify'
import { route, type Route } from '../../platform/http/route.ts'
import { closeLink, createLink, listLinks, removeLink } from './links.ts'

/** The calls by which agents change their trees. */
export function agentRoutes({ db }: { db: Db }): Route[] {
  return [
    route(contract.agentLinks, async (call) => listLinks(db, ownerOf(call), call.query, call.now)),
    route(contract.createLink, async (call) =>
      db.transaction().execute((tx) => createLink(tx, ownerOf(call), call.body, call.now)),
    ),
    route(contract.closeLink, async (call) =>
      db.transaction().execute((tx) => closeLink(tx, ownerOf(call), call.params.id!, call.now)),
    ),
    route(contract.deleteLink, async (call) =>
      db.transaction().execute((tx) => removeLink(tx, ownerOf(call), call.params.id!, call.now)),
    ),
  ]
}

interface Called {
  caller: Caller
  brand: Brand
  request: FastifyRequest
}

const ownerOf = ({ caller, brand, request }: Called) => ({
  brand,
  ownerId: caller.memberId,
  site: siteOriginOf(request, brand),
})
