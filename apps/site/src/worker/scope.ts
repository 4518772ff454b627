/** What of a service worker's world is used here: the compiler knows the page's only. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void
}

interface WindowClient {
  readonly url: string
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
}

/** An event that keeps the worker awake until a promise settles. */
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}

export interface FetchEvent extends Lasting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null
}

interface NotificationClick extends Lasting {
  readonly notification: Notification
}
