import 'react'

declare module 'react' {
  interface CSSProperties {
    '--k'?: number
    '--columns'?: number
    '--heat'?: number
    '--fam-deep'?: string
    '--fam-mid'?: string
    '--n'?: number
    '--rx'?: string
    '--ry'?: string
    '--s'?: string
    '--w1'?: string
    '--w2'?: string
    '--w3'?: string
    '--w4'?: string
    '--w5'?: string
    '--x'?: string
    '--y'?: string
  }
}
