import type { SignedStatement } from '@senluna/contract/agent/bills.ts'
import { readStatement, statementDiffers, type LineThatDiffers } from '@senluna/kit/agents/pay/statement.ts'

/** What came of checking a statement. */
export interface CheckedStatement {
  /** Undefined: this browser can't check signatures of the kind. */
  isSigned: boolean | undefined
  wrong: LineThatDiffers[]
  /** Of how many members' figures and new members it is. */
  figures: number
}

/** Works a statement out again by the same rules as the server, without the server. */
export async function checkStatement(signed: SignedStatement): Promise<CheckedStatement> {
  const statement = readStatement(signed.statement)
  return {
    isSigned: await hasSigned(signed),
    wrong: statementDiffers(statement),
    figures: statement.figures.length + (statement.newcomers?.list.length ?? 0),
  }
}

async function hasSigned({ statement, publicKey, signature }: SignedStatement): Promise<boolean | undefined> {
  try {
    const name = { name: 'Ed25519' }
    const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: publicKey }, name, false, [
      'verify',
    ])
    return await crypto.subtle.verify(name, key, bytesOf(signature), new TextEncoder().encode(statement))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined
    return false
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
