import { assert, test } from 'vitest'
import { iso } from '@senluna/kit/time.ts'
import { keysOf } from './keys.ts'
import { BankFileError, MOST_LINES } from './line.ts'
import { amountIn } from './numbers.ts'
import { readBankFile } from './read.ts'

const READING = { account: '0123456789', zone: 'Asia/Ho_Chi_Minh', scale: 0 }
const read = (text: string | Uint8Array, reading = READING) =>
  readBankFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, reading)
const refused = (text: string | Uint8Array): string => {
  try {
    read(text)
    return 'read'
  } catch (error) {
    if (error instanceof BankFileError) return error.message
    throw error
  }
}

for (const [written, scale, units] of [
  ['1234567', 0, 1_234_567n],
  ['1,234,567', 0, 1_234_567n],
  ['1.234.567,00', 0, 1_234_567n],
  ['1,234,567.00', 0, 1_234_567n],
  ['-500 000', 0, -500_000n],
  ['+500000', 0, 500_000n],
  ['1.234', 0, 1_234n],
  ['12.5', 0, undefined],
  ['12.50', 2, 1_250n],
  ['12.5', 2, 1_250n],
  ['12,34,567', 0, undefined],
  ['1e6', 0, undefined],
  ['', 0, undefined],
  ['123456789012345678901234567890', 0, undefined],
] as const)
  test(`an amount written ${written || 'empty'} at scale ${scale}`, () => assert.equal(amountIn(written, scale), units))

const CSV = `Sao kê tài khoản,,,,
Ngày giao dịch,Số tiền ghi có,Số tiền ghi nợ,Nội dung giao dịch,Số tham chiếu,Số dư
21/11/2026 09:15:02,"500,000",,"SE7K3M9QTX4 chuyen, tien",FT001,"1,500,000"
2026-11-21 10:00:00,,"200.000",Phí dịch vụ,FT002,"1,300,000"
`

test('a statement with Vietnamese names, quotes and a line above them', () => {
  const { kind, lines } = read(CSV)
  assert.equal(kind, 'CSV')
  assert.deepEqual(
    lines.map((line) => [iso(line.bookedAt), line.amount, line.content, line.reference, line.balance]),
    [
      ['2026-11-21T02:15:02.000Z', 500_000n, 'SE7K3M9QTX4 chuyen, tien', 'FT001', 1_500_000n],
      ['2026-11-21T03:00:00.000Z', -200_000n, 'Phí dịch vụ', 'FT002', 1_300_000n],
    ],
  )
})

test('semicolons, tabs, a byte order mark and carriage returns', () => {
  for (const separator of [';', '\t']) {
    const { lines } = read(
      `\ufeffDate${separator}Amount${separator}Description\r\n2026-11-21${separator}7.000${separator}x\r\n`,
    )
    assert.deepEqual([lines.length, lines[0]!.amount, iso(lines[0]!.bookedAt)], [1, 7_000n, '2026-11-20T17:00:00.000Z'])
  }
})

test('a telephone number at the beginning of the words is no formula', () => {
  for (const words of ['+84905123456 chuyen tien', '-12 Nguyễn Trãi, Q.1', '+84 905 123 456'])
    assert.equal(read(`date,amount,content,payer\n2026-11-21,1000,"${words}",A\n`).lines[0]!.content, words)
})

const HEAD = 'date,amount,content,payer\n'
for (const [why, text, code] of [
  ['a formula in the content', `${HEAD}2026-11-21,1000,"=cmd|'/c calc'!A0",A\n`, 'BANK_FILE_FORMULA at line 2'],
  ['a formula behind a quote sign', `${HEAD}2026-11-21,1000,'@SUM(A1),A\n`, 'BANK_FILE_FORMULA at line 2'],
  ['a sum behind a number', `${HEAD}2026-11-21,1000,-2+3,A\n`, 'BANK_FILE_FORMULA at line 2'],
  ['a call behind a number', `${HEAD}2026-11-21,1000,"+1|'/c calc'!A0",A\n`, 'BANK_FILE_FORMULA at line 2'],
  ['a formula as an amount', `${HEAD}2026-11-21,+A1+A2,x,A\n`, 'BANK_FILE_FORMULA at line 2'],
  ['a fraction of a đồng', `${HEAD}2026-11-21,10.5,x,A\n`, 'BANK_FILE_FORMAT at line 2'],
  ['no amount at all', `${HEAD}2026-11-21,,x,A\n`, 'BANK_FILE_FORMAT at line 2'],
  ['a day that there is not', `${HEAD}2026-02-30,1000,x,A\n`, 'BANK_FILE_FORMAT at line 2'],
  ['unknown columns', 'a,b,c\n1,2,3\n', 'BANK_FILE_FORMAT at line 1'],
  ['a quote that never ends', `${HEAD}2026-11-21,1000,"x,A\n`, 'BANK_FILE_FORMAT at line 2'],
  ['no lines', HEAD, 'BANK_FILE_FORMAT at line 1'],
  ['nothing', '', 'BANK_FILE_FORMAT at line 1'],
  ['Latin letters of one byte', new Uint8Array([...new TextEncoder().encode(HEAD), 0xe9]), 'BANK_FILE_ENCODING'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x64, 0x00]), 'BANK_FILE_ENCODING'],
  ['a zero character', `${HEAD}2026-11-21,1000,x\0,A\n`, 'BANK_FILE_ENCODING'],
  ['a hundred thousand lines', HEAD + '2026-11-21,1000,x,A\n'.repeat(100_000), 'BANK_FILE_SIZE'],
  ['five megabytes', new Uint8Array(5 * 1024 * 1024).fill(0x20), 'BANK_FILE_SIZE'],
] as const)
  test(`a file with ${why} is refused`, () => assert.equal(refused(text), code))

test('as many lines as allowed are read', () => {
  assert.equal(read(HEAD + '2026-11-21,1000,x,A\n'.repeat(MOST_LINES)).lines.length, MOST_LINES)
  assert.equal(refused(HEAD + '2026-11-21,1000,x,A\n'.repeat(MOST_LINES + 1)), 'BANK_FILE_SIZE')
})

test('a minus for no value is no formula', () => {
  assert.equal(read(`${HEAD}2026-11-21,1000,x,-\n`).lines[0]!.payerName, '-')
})

const BALANCED = ['2026-11-21,500,x,1500', '2026-11-21,-200,y,1300', '2026-11-21,50,z,1350']
const balanced = (lines: readonly string[]) => `date,amount,content,balance\n${lines.join('\n')}\n`

test('stated balances follow from line to line, the oldest first or the newest first', () => {
  assert.equal(read(balanced(BALANCED)).lines.length, 3)
  assert.equal(read(balanced(BALANCED.toReversed())).lines.length, 3)
  assert.equal(read(balanced(BALANCED.with(1, '2026-11-21,-200,y,'))).lines.length, 3, 'one states none')
})

for (const [why, lines, at] of [
  ['a line that was added', [BALANCED[0]!, '2026-11-21,250000,x,250000', ...BALANCED.slice(1)], 3],
  ['a line that was added without a balance', [BALANCED[0]!, '2026-11-21,250000,x,', ...BALANCED.slice(1)], 4],
  ['a line that was added, the newest first', BALANCED.toReversed().toSpliced(1, 0, '2026-11-21,9,v,9'), 3],
  ['a line that was changed', BALANCED.with(1, '2026-11-21,9000,y,1300'), 3],
  ['a line that was left out', [BALANCED[0]!, BALANCED[2]!], 3],
] as const)
  test(`CSV with stated balances and ${why} is refused`, () =>
    assert.equal(refused(balanced(lines)), `BANK_FILE_BALANCE at line ${at}`))

const MT940 = `{1:F01BANKVNVX}{4:
:20:STMT001
:25:BANKVNVX/0123456789
:28C:00321/001
:60F:C261120VND1000000,00
:61:2611211121C500000,00NTRFNONREF//FT26325001
:86:?20SE7K3M9QTX4 CHUYEN?21 TIEN?3199887766?32NGUYEN VAN A
:61:2611211121D200000,NCHGFEE1
:86:PHI QUAN LY
:62F:C261121VND1300000,00
-}`

test('an MT940 statement: reference, parts of field 86, running balance', () => {
  const { kind, lines } = read(MT940)
  assert.equal(kind, 'MT940')
  assert.deepEqual(
    lines.map((line) => [line.amount, line.content, line.reference, line.payerAccount, line.payerName, line.balance]),
    [
      [500_000n, 'SE7K3M9QTX4 CHUYEN TIEN', 'FT26325001', '99887766', 'NGUYEN VAN A', 1_500_000n],
      [-200_000n, 'PHI QUAN LY', 'FEE1', '', '', 1_300_000n],
    ],
  )
})

for (const [why, text] of [
  ['another account', MT940.replace('0123456789', '999')],
  ['a closing balance that does not follow', MT940.replace('1300000,00', '1300001,00')],
  ['no opening balance', MT940.replace(/:60F:.*\n/, '')],
  ['a broken movement', MT940.replace('C500000,00', 'X500000,00')],
] as const)
  test(`MT940 with ${why} is refused`, () => assert.match(refused(text), /^BANK_FILE_FORMAT/))

const entry = (amount: string, more: string, way = 'CRDT', state = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="VND">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${state}<BookgDt><Dt>2026-11-21</Dt></BookgDt>${more}</Ntry>`
const camt = (entries: string, account = '0123456789') =>
  `<?xml version="1.0"?><d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><d:BkToCstmrStmt><d:Stmt>
  <d:Acct><d:Id><d:Othr><d:Id>${account}</d:Id></d:Othr></d:Id></d:Acct>${entries}</d:Stmt></d:BkToCstmrStmt></d:Document>`
const ONE = entry(
  '500000.00',
  `<AcctSvcrRef>FT9</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>A &amp; B</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>SE7K3M9QTX4</Ustrd></RmtInf></TxDtls></NtryDtls>`,
)

test('a CAMT.053 statement; what is only expected is left out', () => {
  const { kind, lines } = read(camt(ONE + entry('1000', '', 'DBIT') + entry('9', '', 'CRDT', '<Sts>PDNG</Sts>')))
  assert.equal(kind, 'CAMT053')
  assert.deepEqual(
    lines.map((line) => [line.amount, line.content, line.reference, line.payerName]),
    [
      [500_000n, 'SE7K3M9QTX4', 'FT9', 'A & B'],
      [-1_000n, '', '', ''],
    ],
  )
})

const balance = (code: string, amount: string, way = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="VND">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd></Bal>`

test('the balances of a CAMT.053 statement follow from its entries', () => {
  const entries = ONE + entry('1000', '', 'DBIT')
  assert.equal(read(camt(balance('OPBD', '500') + balance('CLBD', '499500') + entries)).lines.length, 2)
  assert.match(refused(camt(balance('OPBD', '500') + balance('CLBD', '499501') + entries)), /^BANK_FILE_BALANCE/)
  assert.match(refused(camt(balance('OPBD', '500', 'DBIT') + balance('CLBD', '499500') + entries)), /BALANCE/)
})

test('an entry of several payments is a line each, and they must add up', () => {
  const parts = (b: string) =>
    entry(
      '500',
      `<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="VND">200</Amt></TxAmt></AmtDtls></TxDtls>
      <TxDtls><AmtDtls><TxAmt><Amt Ccy="VND">${b}</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls>`,
    )
  assert.deepEqual(
    read(camt(parts('300'))).lines.map((line) => [line.amount, line.reference]),
    [
      [200n, 'B1/1'],
      [300n, 'B1/2'],
    ],
  )
  assert.match(refused(camt(parts('301'))), /FORMAT/)
})

for (const [why, text] of [
  ['of another account', camt(ONE, '555')],
  ['with declared entities', camt(ONE).replace('<?xml version="1.0"?>', '<!DOCTYPE d [<!ENTITY a "b">]>')],
  ['cut off', camt(ONE).slice(0, -20)],
  ['of elements that do not match', camt(ONE).replace('</d:Stmt>', '</d:Smt>')],
  ['with an amount below zero', camt(entry('-5', ''))],
  ['of nothing but depth', '<a>'.repeat(100_000)],
] as const)
  test(`CAMT.053 ${why} is refused`, () => assert.match(refused(text), /^BANK_FILE_FORMAT/))

test('keys: by the reference, else by what a line says and its place among equals of the day', () => {
  const lines = read(
    `date,amount,content,ref\n2026-11-21,10,x,\n2026-11-21,10,x,\n2026-11-21,10,x,R1\n2026-11-22,10,x,\n`,
  ).lines
  const keys = keysOf('0123456789', lines, READING.zone)
  assert.equal(new Set(keys).size, 4)
  assert.deepEqual(keys, keysOf('0123456789', lines, READING.zone), 'the same again')
  assert.ok(keys[1]!.endsWith('\n2'))
})

test('a line or a sum of more than fifteen digits is refused, whatever comes in or goes out', () => {
  const line = (amount: string, no = 1) => `2026-11-21,${amount},x${no},A\n`
  assert.equal(refused(`${HEAD}${line('999999999999999')}`), 'read')
  assert.equal(refused(`${HEAD}${line('1000000000000000')}`), 'BANK_FILE_SUM')
  assert.equal(refused(`${HEAD}${line('-1000000000000000')}`), 'BANK_FILE_SUM')
  assert.equal(refused(`${HEAD}${line('600000000000000')}${line('600000000000000', 2)}`), 'BANK_FILE_SUM')
  assert.equal(refused(`${HEAD}${line('600000000000000')}${line('-600000000000000', 2)}`), 'BANK_FILE_SUM')
})
