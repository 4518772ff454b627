export { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
