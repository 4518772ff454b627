import type { ListPageName } from '@senluna/contract/desk/lists.ts'
import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Queue } from '@senluna/contract/desk/queues.ts'
import type { FieldNames } from '@senluna/contract/names.ts'
import type { Right } from '@senluna/kit/staff.ts'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { keyOf } from '@senluna/web/client/query.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// A list page is a declaration: where its rows come from, what is shown of them, and what may be
// done with them.

/** What a list is asked for: the names are those of its call's query. */
export type FilterValues = Readonly<Record<string, string>>

/** Where the rows come from, a page at a time by key. */
export interface Source<Row> {
  key: QueryKey
  /** The fields of its call that have another name on the wire. */
  names?: FieldNames | undefined
  read: (asked: FilterValues, signal?: AbortSignal) => Promise<{ list: readonly Row[]; next?: string }>
}

/** The rows of a list call: `source: listOf(deskMembers)`. `params` fill the braces of its path. */
export const listOf = <E extends Endpoint>(endpoint: E, params?: CallArgs<E>['params']) => ({
  key: keyOf(endpoint, { params }),
  names: endpoint.names,
  read: (asked: FilterValues, signal?: AbortSignal): Promise<ReplyOf<E>> =>
    call(endpoint, { params, query: asked as CallArgs<E>['query'] }, { signal }),
})

/**
 * The export of a list: `exported: exportedBy(exportMembers)`. `params` fill the braces of its
 * path.
 */
export const exportedBy = <E extends Endpoint>(endpoint: E, params?: CallArgs<E>['params']) => ({
  right: endpoint.right,
  run: (asked: FilterValues, reason: string): Promise<ReplyOf<E>> =>
    call(endpoint, { params, query: asked as CallArgs<E>['query'] }, { reason }),
})

export interface Column<Row> {
  name: string
  label: DeskTextKey
  show: (row: Row) => ReactNode
  /**
   * Figures stand in line, at the end of their cell; `when` is a moment; `wide` may take several
   * lines.
   */
  look?: 'num' | 'end' | 'when' | 'wide'
  /** Not there until somebody chooses it. */
  hidden?: true
  /** For what it is there at all; absent: whatever is asked for. */
  only?: (asked: FilterValues) => boolean
}

/** A choice's name: a key of the desk's texts, or a word as it is. */
export type Choices = readonly (readonly [value: string, name: string])[]

/** Choices that are shown as what they are. */
export const asTheyAre = (values: readonly string[]): Choices => values.map((value) => [value, value] as const)

interface FilterBase {
  name: string
  label: DeskTextKey
}
export type Filter = FilterBase &
  (
    | { kind: 'text' | 'day' }
    /**
     * `tabs` shows them as pills over the list; `start` is the one that holds where the address
     * says nothing.
     */
    | { kind: 'choice'; options: () => Choices; tabs?: true; start?: string }
  )

/** What is asked for besides the reason when somebody does something. */
export interface ActField<Row> {
  name: string
  label: DeskTextKey
  /**
   * `choices` are several of them, with commas between; a `secret` is hidden while it is typed, and
   * taken as it is.
   */
  kind: 'text' | 'secret' | 'area' | 'digits' | 'day' | 'choice' | 'choices' | 'check' | 'pictures'
  /** Of `pictures`: sends one; their ids stand in the value with commas between. */
  send?: (row: Row, file: File) => Promise<{ fileId: string }>
  /** Of `pictures`: so many at most; three where nothing is said. */
  most?: number
  /** Of a choice: what there is, for this row. */
  options?: (row: Row) => Choices
  required?: true
  hint?: DeskTextKey
  /** What stands in it at first. */
  start?: (row: Row) => string
}

/** Something that can be done with a row; with `bulk` also with many at once. */
export interface Act<Row> {
  name: DeskTextKey
  right: Right
  danger?: true
  /** What is done with most rows: its button stands out. */
  main?: true
  bulk?: true
  /** Whether it can be done with this row. */
  may?: (row: Row) => boolean
  fields?: readonly ActField<Row>[]
  /** What it means, above the reason. */
  about?: (rows: readonly Row[]) => ReactNode
  /** A reply with an `approvalId` waits for approval. */
  run: (row: Row, reason: string, values: Readonly<Record<string, string>>) => Promise<unknown>
}

/** Everything a list page is made of. */
export interface ListSpec<Row> {
  /** Its name, under which views are saved. */
  page: ListPageName
  title: DeskTextKey
  source: Source<Row>
  id: (row: Row) => string
  /** What a row is called by those who hear it and in the drawer's head. */
  name?: (row: Row) => string
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /**
   * Orders the call offers, by its query's `sort`; the first one holds where the address says
   * nothing.
   */
  sorts?: () => Choices
  acts?: readonly Act<Row>[]
  /** A queue is read again so often. */
  everyMs?: number
  /** It tells of itself over the live connection; while that is away it is read every so often. */
  queue?: Queue
  /** What is shown of one row beside the list; every column of it where nothing is said. */
  drawer?: (row: Row) => ReactNode
  /** Reads a row that the list as it stands doesn't hold. */
  rowOf?: (id: string) => Promise<Row>
  exported?: {
    right: Right | undefined
    run: (asked: FilterValues, reason: string) => Promise<{ csv: string; rows: number; more: boolean }>
  }
  /** A picture of the rows that were read, above them. */
  above?: (rows: readonly Row[]) => ReactNode
  /** Sums, a way to make a new row: what stands beside the title. */
  head?: ReactNode
}
