/** A private word, and what to write in its place. */
export interface WordRule {
  name: string
  pattern: RegExp
  instead: string
}

/**
 * Private words and what stands in their place; a rule is named after its plain word. A letter in
 * brackets keeps a pattern from being an example of itself.
 */
export const RULES: readonly WordRule[] = [
  {
    name: 'notify',
    pattern: /\b(?:[t]old(?:[A-Z]\w*)?|tell[A-Z]\w*|\w*Told\w*)\b/g,
    instead: 'write publish, notify, report or summary, by its sense',
  },
  {
    name: 'conflict',
    pattern: /\b(?:[h]andIn|[nN]oHand)\b/g,
    instead: 'write conflict of interest: conflictOf',
  },
  { name: 'callback', pattern: /\b[t]akeNews\b/g, instead: 'write handleCallback' },
  { name: 'locked amount', pattern: /\b[k]eptBack\w*/g, instead: 'write lockedAmountOf' },
  { name: 'allocate', pattern: /\b(?:takeIn|TakenAs)\b/g, instead: 'write allocate: a receipt is allocated' },
  { name: 'liability', pattern: /\b[tT]akings\w*/g, instead: 'write liability: a player’s worst case in a draw' },
  { name: 'details', pattern: /\b[a-zA-Z]\w*[W]hole\b/g, instead: 'write Details for everything about one thing' },
  { name: 'requests', pattern: /\b(?:[w]ishes|[o]neWish)\b/g, instead: 'write idempotency keys, requests or choices' },
  {
    name: 'access',
    pattern: /\b(?:[dD]oor|[dD]oors|door[A-Z]\w*|\w*[a-z]Door[A-Z]?\w*|Door[A-Z]\w*)\b/g,
    instead: 'write access, blocked visits or staff login',
  },
  { name: 'invalid', pattern: /\b(?:Strange|strangeIn)\b/g, instead: 'write an invalid setting: problemIn' },
  { name: 'fingerprints', pattern: /\b(?:keyPrints?|printOf|prints? of keys?)\b/g, instead: 'write key fingerprints' },
  {
    name: 'type names',
    pattern: /(?<=\b(?:interface|type) )(?:Known|Wanted|Told|Asked|Standing)\b(?= =| \{| extends |<)/g,
    instead: 'name a type by what it holds',
  },
  {
    name: 'each, one, of',
    pattern:
      /(?<=\b(?:const|let) )(?:each|one|of)\b|(?<=[(,] ?)(?:each|one|of)(?=(?:: [^()=]*)?(?:, [^()=]*)?\)(?:: [^()=]*)? =>)/g,
    instead: 'name a variable by what it holds: draw, order, level',
  },
]

/** Files, and folders with a slash at their end, that a rule doesn't hold yet. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  notify: [
    'apps/site/',
    'e2e/',
    'server/modules/cashier/',
    'server/modules/cashier/desk/',
    'server/modules/catalog/desk/',
    'server/modules/contacts/recovery/recovery.test.ts',
    'server/modules/kyc/',
    'server/modules/lottery/',
    'server/modules/lottery/desk/',
    'server/modules/members/desk/',
    'server/modules/protection/desk/',
    'server/modules/risk/',
    'server/modules/rounds/',
    'server/modules/security/desk/',
    'server/modules/transfers/',
    'server/modules/turnover/',
    'server/modules/wagers/',
    'server/modules/wagers/desk/',
  ],
  details: ['e2e/', 'server/modules/lottery/'],
  access: ['apps/backoffice/', 'e2e/'],
  invalid: ['server/modules/settings/desk/'],
  'type names': [
    'apps/backoffice/',
    'apps/site/',
    'server/modules/approvals/',
    'server/modules/cashier/',
    'server/modules/cashier/desk/',
    'server/modules/catalog/desk/',
    'server/modules/lottery/',
    'server/modules/lottery/desk/',
    'server/modules/members/desk/',
    'server/modules/messages/desk/',
    'server/modules/rounds/',
    'server/modules/wagers/',
    'server/modules/wagers/desk/',
  ],
}
