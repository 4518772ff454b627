/** One call as it goes out. */
export interface Letter {
  /** Where it seems to come from: an address of its own for everybody. */
  from: string
  /** The host that is called: a brand's, its games' or its desk's. */
  host: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string
}

/** What came back. */
export interface Answer {
  status: number
  body: string
  cookies: readonly string[]
}

/** How calls travel: into a server of this process, or over HTTP to one that runs. */
export type Line = (letter: Letter) => Promise<Answer>
