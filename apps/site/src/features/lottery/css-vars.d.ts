import 'react'

declare module 'react' {
  interface CSSProperties {
    '--k'?: number
    '--columns'?: number
    '--heat'?: number
  }
}
