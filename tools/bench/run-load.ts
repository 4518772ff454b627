import { fork } from 'node:child_process'
import type { LoadJob, LoadResult } from './load.ts'

/** Plays in a process of its own, and answers what it found. */
export function runLoad(job: LoadJob): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./load.ts', import.meta.url))
    child.once('message', (result) => resolve(result as LoadResult))
    child.once('exit', (code) => code !== 0 && reject(new Error('the load process failed')))
    child.send(job)
  })
}
