import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { signedStatement } from '@senluna/contract/agent/bills.ts'
import { newcomerLine } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import {
  readStatement,
  statementDiffers,
  type LineThatDiffers,
  type Statement,
} from '@senluna/kit/agents/pay/statement.ts'
import type { Answer } from './answer.ts'

/** Works the statement in a file out again: its amount, its tier, each of its lines. */
export async function verifyStatementIn(file: string | undefined): Promise<Answer> {
  if (!file) return { code: 2, text: '--statement names a file' }
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    return { code: 2, text: `${file} could not be read: ${error instanceof Error ? error.message : String(error)}` }
  }
  return verifyStatement(text)
}

/** The same of a file's text. */
export function verifyStatement(text: string): Answer {
  let signed, statement: Statement
  try {
    signed = signedStatement.parse(JSON.parse(text))
    statement = readStatement(signed.statement)
  } catch (error) {
    return { code: 2, text: `This is no signed statement: ${error instanceof Error ? error.message : String(error)}` }
  }
  const isSigned = hasSigned(signed)
  const wrong = statementDiffers(statement)
  const lines = [
    `bill        ${statement.billId} of ${statement.account}, version ${statement.version}`,
    `period      ${statement.period.start} to ${statement.period.endExclusive}`,
    `terms       version ${statement.contractVersion}, ${statement.terms.kind}`,
    `signed by   ${signed.publicKey}`,
    `signature   ${isSigned ? 'MATCH' : 'DIFFERENT: the statement is not the one that was signed'}`,
    ...Object.entries(statement.says).map(([line, says]) => `${line.padEnd(12)}${says}${noteOf(line, wrong)}`),
    ...(statement.newcomers?.list ?? []).map(
      (row) => `newcomer    ${row.account} ${row.outcome} ${row.amount}${noteOf(newcomerLine(row), wrong)}`,
    ),
    isSigned && wrong.length === 0 ? 'MATCH' : 'DIFFERENT',
  ]
  return { code: isSigned && wrong.length === 0 ? 0 : 1, text: lines.join('\n') }
}

const noteOf = (line: string, wrong: readonly LineThatDiffers[]): string => {
  const found = wrong.find((differing) => differing.line === line)
  return found ? `   DIFFERENT: it comes to ${found.comesTo || 'none'}` : ''
}

function hasSigned({ statement, publicKey, signature }: { statement: string; publicKey: string; signature: string }) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
