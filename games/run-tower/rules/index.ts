export { CONFIGURATION, DIFFICULTIES, type DifficultyName } from './configuration.ts'
export { badIn, difficultyIn, tilesIn, timesX10000, tower } from './tower.ts'
