export { createCurrencies, currencyOf } from './currencies.ts'
export { fillTrialWallet, openWallets } from './grants.ts'
export { walletRoutes } from './routes.ts'
