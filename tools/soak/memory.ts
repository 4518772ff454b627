import { readFileSync } from 'node:fs'
import { withChildren } from '../bench/cpu.ts'

/** What a process holds, in MB, by the field of /proc/<pid>/status; 0 of one that is gone. */
function fieldOf(pid: number, field: 'VmRSS' | 'RssAnon'): number {
  try {
    const [, kilobytes = '0'] =
      new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_024
  } catch {
    return 0
  }
}

/** The resident memory of a process, in MB. Linux only. */
export const residentMb = (pid: number | undefined): number => (pid === undefined ? 0 : fieldOf(pid, 'VmRSS'))

/**
 * The memory of PostgreSQL's processes in MB, in sum. What they share, the buffers, is left out: it
 * would count once for each of them. Linux only.
 */
export const postgresMb = (postmaster: number): number =>
  withChildren(postmaster).reduce((sum, pid) => sum + fieldOf(pid, 'RssAnon'), 0)
