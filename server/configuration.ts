import { FAMILIES } from './families.ts'
import { configureFamilies, type FamilyOpeners } from './modules/families/index.ts'
import { readConfig, type Config } from './platform/config/config.ts'

/** The configuration of a process, the families' own settings included. */
export interface Configuration extends Config {
  families: FamilyOpeners
}

/**
 * Reads and checks the environment.
 *
 * Throws an Error whose message is for a person to read: a sentence for each thing that is wrong.
 */
export const readConfiguration = (env: NodeJS.ProcessEnv): Configuration => ({
  ...readConfig(env),
  families: configureFamilies(FAMILIES, env),
})
