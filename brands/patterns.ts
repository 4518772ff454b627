export { PATTERNS, type PatternId } from '@senluna/kit/text/patterns.ts'
