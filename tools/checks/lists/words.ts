/** A private word, and what to write in its place. */
interface WordRule {
  pattern: RegExp
  instead: string
  /** Whether it stands only where calls are read as callers read them. */
  ofTheWire?: true
}

/**
 * Private words and what stands in their place. A letter in brackets keeps a pattern from being an
 * example of itself.
 */
export const RULES: readonly WordRule[] = [
  {
    pattern: /\b(?:[t]old(?:[A-Z]\w*)?|tell[A-Z]\w*|\w*Told\w*)\b/g,
    instead: 'write publish, notify, report or summary, by its sense',
  },
  {
    pattern: /\b(?:[h]andIn|[nN]oHand)\b/g,
    instead: 'write conflict of interest: conflictOf',
  },
  { pattern: /\b[t]akeNews\b/g, instead: 'write handleCallback' },
  { pattern: /\b[k]eptBack\w*/g, instead: 'write lockedAmountOf' },
  { pattern: /\b(?:takeIn|TakenAs)\b/g, instead: 'write allocate: a receipt is allocated' },
  { pattern: /\b[tT]akings\w*/g, instead: 'write liability: a player’s worst case in a draw' },
  { pattern: /\b[a-zA-Z]\w*[W]hole\b/g, instead: 'write Details for everything about one thing' },
  { pattern: /\b(?:[w]ishes|[o]neWish)\b/g, instead: 'write idempotency keys, requests or choices' },
  {
    pattern: /\b(?:[dD]oor|[dD]oors|door[A-Z]\w*|\w*[a-z]Door[A-Z]?\w*|Door[A-Z]\w*)\b/g,
    instead: 'write access, blocked visits or staff login',
  },
  { pattern: /\b(?:Strange|strangeIn)\b/g, instead: 'write an invalid setting: problemIn' },
  { pattern: /\b(?:keyPrints?|printOf|prints? of keys?)\b/g, instead: 'write key fingerprints' },
  {
    pattern: /(?<=\b(?:interface|type) )(?:Known|Wanted|Told|Asked|Standing)\b(?= =| \{| extends |<)/g,
    instead: 'name a type by what it holds',
  },
  {
    pattern:
      /(?<=\b(?:const|let) )(?:each|one|of)\b|(?<=[(,] ?)(?:each|one|of)(?=(?:: [^()=]*)?(?:, [^()=]*)?\)(?:: [^()=]*)? =>)/g,
    instead: 'name a variable by what it holds: draw, order, level',
  },
  {
    // Of a list that is taken apart, and of the properties that a function declares for itself.
    pattern:
      /(?<=(?:\b(?:const|let) |[(,] ?)\[[^[\]\n]*)(?<![.\w])(?:each|one|of)\b(?=[^[\]\n:]*\](?:\)|,| =| of |: ))|(?<=\(\{[^(){}]*)\b(?:each|one|of)\b(?=[^(){}:]*\}: \{)/g,
    instead: 'name a variable by what it holds: draw, order, level',
  },
  {
    pattern: /\b[i]sNew\b/g,
    instead: 'write underMaintenance or shownAsNew; contract/names.ts translates',
    ofTheWire: true,
  },
  {
    pattern: /\b(?:[nN]umeros?|\w*[a-z]Numeros?|numero(?:s?[A-Z]\w*))\b/g,
    instead: 'write drawNumber; contract/names.ts translates',
    ofTheWire: true,
  },
  {
    pattern: /\b(?:[vV]assalages?|\w*[a-z]Vassalages?|VASSALAGES?|vassalage(?:s?[A-Z]\w*))\b/g,
    instead: 'write vendorCode; contract/names.ts translates',
    ofTheWire: true,
  },
  {
    pattern: /\b(?:\w*[mM]erchantIds?|merchantIds?[A-Z]\w*)\b/g,
    instead: 'write merchantCode; contract/events translates',
    ofTheWire: true,
  },
]

/**
 * The same in files of functions, whose names join words by `_`. An argument (`p_…`) keeps its
 * name: the database renames one only by dropping its function, which is called meanwhile.
 */
export const SQL_RULES: readonly WordRule[] = [
  {
    pattern: /\b(?!p_)(?:\w+_)?t(?:old|ells?)(?:_\w+)?\b/gi,
    instead: 'write publish, notify, message or report, by its sense',
  },
  { pattern: /\b(?!p_)(?:\w+_)?(?:fused|careful(?:ly)?)(?:_\w+)?\b/gi, instead: 'write fast path or slow path' },
]
