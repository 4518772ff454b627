import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

let since: Date | null = null
onlineManager.subscribe((online) => {
  since = online ? null : new Date()
})

/** Since when there is no network; null while there is. */
export const useOfflineSince = (): Date | null =>
  useSyncExternalStore(
    (listen) => onlineManager.subscribe(listen),
    () => (onlineManager.isOnline() ? null : (since ??= new Date())),
    () => null,
  )
