import { pageToOpen, wayOf } from './paths.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'

declare const self: WorkerScope

/** Written by the build: its name, and the files the frame stands on. */
const BUILD = '__BUILD__'
const FRAME_FILES = JSON.parse('__FILES__') as string[]

/** One store for a build, with the files of one version; pictures stay from one to the next. */
const FILES = `files-${BUILD}`
const ART = 'art'
const MOST_ART = 200
const { origin } = location

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(FILES).then(async (files) => {
      // As a page, and never out of the browser's own store: it names the files of its build.
      await files.add(new Request('/', { cache: 'no-cache', headers: { accept: 'text/html' } }))
      await files.addAll(FRAME_FILES)
    }),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('files-') && name !== FILES) await caches.delete(name)
      // The browser asks for a page while this worker is still being woken.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(new URL(request.url), origin, request.method, request.mode)
  if (way === 'page') event.respondWith(pageOrFrame(event))
  else if (way === 'once') event.respondWith(fromServer(event))
  else if (way === 'asset') event.respondWith(kept(event, FILES))
  else if (way === 'art') event.respondWith(kept(event, ART))
})

/**
 * What the server says, asked for once: by the browser while the worker woke, else by the worker.
 */
const fromServer = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? (await fetch(event.request))

/** The page as the server has it; without a network the frame, which says so. */
async function pageOrFrame(event: FetchEvent): Promise<Response> {
  try {
    return await fromServer(event)
  } catch (error) {
    const frame = await caches.match('/', { cacheName: FILES })
    if (frame) return frame
    throw error
  }
}

async function kept(event: FetchEvent, store: string): Promise<Response> {
  const found = await caches.match(event.request, { cacheName: store })
  if (found) return found
  const reply = await fetch(event.request)
  if (reply.ok && reply.type === 'basic') event.waitUntil(keep(store, event.request, reply.clone()))
  return reply
}

/** A full disk costs the copy, not the answer. */
async function keep(store: string, request: Request, reply: Response): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.put(request, reply)
    if (store !== ART) return
    const older = await cache.keys()
    for (const request of older.slice(0, Math.max(0, older.length - MOST_ART))) await cache.delete(request)
  } catch {
    // Nothing is kept, and nothing else is lost.
  }
}

self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take over') event.waitUntil(self.skipWaiting())
  if (!Array.isArray(data)) return
  // What a page had loaded before there was a worker: its language, its fonts.
  const files = data.filter(
    (address): address is string =>
      typeof address === 'string' && wayOf(new URL(address, origin), origin, 'GET', 'cors') === 'asset',
  )
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => Promise.allSettled(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))),
  )
})

self.addEventListener('push', (event) => {
  const note = noteOf(event.data)
  event.waitUntil(
    self.registration.showNotification(note.title, {
      body: note.body,
      tag: note.tag,
      lang: note.lang,
      dir: note.dir === 'rtl' ? 'rtl' : 'ltr',
      icon: '/app-icon-192.png',
      data: note.url,
    }),
  )
})

/**
 * What a push says. A browser shows something for each in any case: one that can't be read shows
 * where it came from.
 */
function noteOf(data: { json(): unknown } | null): Record<'title' | 'body' | 'tag' | 'lang' | 'dir' | 'url', string> {
  let said: unknown
  try {
    said = data?.json()
  } catch {
    said = undefined
  }
  const valueOf = (name: string): string => {
    const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  return {
    title: valueOf('title') || location.host,
    body: valueOf('body'),
    tag: valueOf('tag'),
    lang: valueOf('lang'),
    dir: valueOf('dir'),
    url: valueOf('url'),
  }
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(open(pageToOpen(notification.data, origin)))
})

/** Shows a page in a tab of this site that is open, else in a new one. */
async function open(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A tab at a game is left alone: leaving it could end a round.
  const free = tabs.find((tab) => !new URL(tab.url).pathname.startsWith('/game'))
  if (!free) return void (await self.clients.openWindow(url))
  const shown = free.url === url ? free : await free.navigate(url).catch(() => null)
  await (shown ?? free).focus()
}
