import * as bet from '@senluna/contract/desk/members/bets.ts'
import * as change from '@senluna/contract/desk/members/member-edit.ts'
import * as contract from '@senluna/contract/desk/members/members.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { exportRoute } from '../staff/index.ts'
import { betsListed, listBets, oneBet, sumBets } from './bets.ts'
import { label, lock, logOut, note, reset, type People } from './changes.ts'
import { edit, editable } from './edit.ts'
import { list, membersPage, reveal, whole } from './members.ts'
import { bets, facts, postings } from './records.ts'
import { voidBet } from './void-bet.ts'

/** The calls about members. */
export function peopleRoutes(people: People): Route[] {
  const { db } = people
  return [
    route(contract.deskMembers, (call) => list(db, call)),
    exportRoute(db, contract.deskMembers, contract.exportMembers, (call) => membersPage(db, call)),
    route(contract.memberOne, (call) => whole(db, call)),
    route(contract.revealMember, (call) => reveal(db, call)),
    route(change.memberProfile, (call) => editable(people, call)),
    route(change.editMember, (call) => edit(people, call)),
    route(contract.memberPostings, (call) => postings(people, call)),
    route(contract.memberBets, (call) => bets(db, call)),
    route(bet.deskBets, (call) => listBets(db, call)),
    exportRoute(db, bet.deskBets, bet.exportBets, (call) => betsListed(db, call)),
    route(bet.deskBetSums, (call) => sumBets(db, call)),
    route(bet.voidBet, (call) => voidBet(db, call)),
    route(bet.deskBetOne, (call) => oneBet(db, call)),
    route(contract.memberFacts, (call) => facts(db, call)),
    route(contract.lockMember, (call) => lock(people, call)),
    route(contract.labelMember, (call) => label(people, call)),
    route(contract.noteMember, (call) => note(people, call)),
    route(contract.logMemberOut, (call) => logOut(people, call)),
    route(contract.resetMember, (call) => reset(people, call)),
  ]
}
