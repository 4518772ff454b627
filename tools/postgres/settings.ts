import { ownMemory } from '../setup/memory.ts'

const MB = 2 ** 20

/**
 * What it keeps in memory: an eighth of the machine's, between 128 MB and 1 GB. A draw of a million
 * tickets touches each page of its wagers dozens of times: kept at hand they are written once, and
 * settling it takes a quarter less than with 256 MB.
 */
export const keptInMemory = (memory: number): string =>
  `${Math.round(Math.min(1_024, Math.max(128, memory / 8 / MB)))}MB`

/**
 * For data that has to survive: the server's own safe settings, with memory and log for a busy
 * ledger.
 */
const DURABLE = {
  shared_buffers: keptInMemory(ownMemory()),
  max_wal_size: '4GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '5min',
  random_page_cost: '1.1',
}

/** For tests: nothing has to survive a crash. */
const THROWAWAY = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10min',
}

const BOTH = {
  max_connections: '200',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** The `-c` arguments of a server; `extra` rules over ours. */
export function settingsOf(durable: boolean, extra: Record<string, string>): string[] {
  const all: Record<string, string> = { ...BOTH, ...(durable ? DURABLE : THROWAWAY), ...extra }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
