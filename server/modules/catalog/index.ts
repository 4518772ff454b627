export {
  deskVendorOf,
  type CatalogVendor,
  gamesPage,
  lockGame,
  setGame,
  setVendor,
  setVendorFee,
  vendorsPage,
} from './administer.ts'
export { serveArt } from './art/art.ts'
export { findGame, isOpenIn, type LaunchableGame, type Where } from './find-game.ts'
export { iconOf } from './game-row.ts'
export { openIcons, type Icons } from './art/icons.ts'
export { makeIconsAhead } from './art/make-ahead.ts'
export { forgetMarks } from './marks.ts'
export { consumers } from './events.ts'
export { catalogRoutes } from './routes.ts'
export { gameCards, gameNames } from './game-names.ts'
export { forgetVendorCalls, VendorCalls, vendorHealth } from './vendors/vendor-calls.ts'
export {
  dropVendorKey,
  signingMark,
  startVendorKey,
  vendorKeyList,
  VendorKeyRing,
  wipeVendorKeys,
} from './vendors/vendor-keys.ts'
export { vendorList, vendorOf } from './vendors/vendor-list.ts'
