export { PATTERNS, type PatternId } from '@senluna/kit/patterns.ts'
