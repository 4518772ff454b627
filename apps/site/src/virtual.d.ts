declare module 'virtual:brands.css'

interface Window {
  /** The status call, begun before the page's own code had come. */
  status0?: Promise<unknown>
}
