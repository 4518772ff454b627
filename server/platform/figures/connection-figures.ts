import { Gauge, type Registry } from 'prom-client'
import type pg from 'pg'

/** Shows how the connections of this process's pools are used. */
export function watchConnections(registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  const registers = [registry]
  const names = Object.entries(pools)
  new Gauge({
    name: 'senluna_database_connections',
    help: 'Connections of a pool that are in use, and idle ones.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of names) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'senluna_database_connections_waited_for',
    help: 'Whoever waits for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of names) this.set({ pool }, waitingCount)
    },
  })
}
