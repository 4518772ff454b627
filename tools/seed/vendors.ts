import type { PaletteName } from '@senluna/games/art/palettes.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { LOTTERY_GAMES } from './lottery-games.ts'

/**
 * A studio of the demonstration catalogue. None but our own runs here, so the others are under
 * maintenance.
 */
export interface DemoVendor {
  vendorCode: string
  name: string
  palette: PaletteName
  /** The language its games are named in; a name is the same for every reader. */
  names: 'vi' | 'en'
  /** How many games it has in each category. */
  games: Partial<Record<GameType, number>>
  /** Its card opens a list of its games in place. */
  opensList?: true
}

/** The vendor of the games made here. */
export const OWN_VENDOR = 'SENLUNA'

const vendor = (
  vendorCode: string,
  name: string,
  palette: PaletteName,
  names: 'vi' | 'en',
  games: DemoVendor['games'],
  opensList?: true,
): DemoVendor => ({ vendorCode, name, palette, names, games, ...(opensList ? { opensList } : {}) })

/** Every studio with its games: so many that with our slots and the lottery's there are 10,000. */
export const DEMO_VENDORS: readonly DemoVendor[] = [
  vendor('HOTRANG', 'Hồ Trăng', 'indigo', 'vi', { RNG: 458, LIVE: 34, TABLE: 30, MINI: 20 }),
  vendor('CUULONG', 'Cửu Long', 'crimson', 'vi', { RNG: 430, LIVE: 28, FISH: 18, JACKPOT: 24 }),
  vendor('THUBON', 'Thu Bồn', 'amber', 'vi', { RNG: 410, ARCADE: 40, MINI: 24 }),
  vendor('HAIAU', 'Hải Âu', 'teal', 'vi', { RNG: 370, LIVE: 22, FISH: 24 }),
  vendor('HUNGVUONG', 'Hùng Vương', 'bronze', 'vi', { RNG: 350, TABLE: 36, JACKPOT: 20 }),
  vendor('KINHBAC', 'Kinh Bắc Studio', 'magenta', 'vi', { RNG: 260, LIVE: 40, PVP: 22, TABLE: 24 }),
  vendor('SAOMAI', 'Sao Mai Sports', 'night', 'vi', { SPORTS: 8, ESPORTS: 5 }, true),
  vendor('BACHDANG', 'Bạch Đằng', 'teal', 'vi', { RNG: 380, FISH: 20, PVP: 18 }),
  vendor('LACVIET', 'Lạc Việt', 'jade', 'vi', { RNG: 360, ARCADE: 30, MINI: 18 }),
  vendor('TRUONGSON', 'Trường Sơn', 'lime', 'vi', { RNG: 340, TABLE: 28 }),
  vendor('PHUQUY', 'Phú Quý', 'amber', 'vi', { RNG: 350, JACKPOT: 30, MINI: 16 }),
  vendor('HOANGTHANH', 'Hoàng Thành', 'violet', 'vi', { RNG: 320, LIVE: 18, PVP: 20 }),
  vendor('MEKONGPLAY', 'Mekong Play', 'jade', 'en', { RNG: 330, FISH: 22, CRASH: 12 }),
  vendor('REDHARBOR', 'Red Harbor', 'crimson', 'en', { RNG: 360, TABLE: 26 }),
  vendor('PAPERKITE', 'Paper Kite', 'magenta', 'en', { RNG: 340, ARCADE: 36 }),
  vendor('NORTHPIER', 'North Pier', 'night', 'en', { RNG: 330, CRASH: 10 }),
  vendor('TINROOSTER', 'Tin Rooster', 'bronze', 'en', { RNG: 320, ARCADE: 44, MINI: 20 }),
  vendor('LUMEN88', 'Lumen 88', 'violet', 'en', { RNG: 350, JACKPOT: 28 }),
  vendor('BLUEHERON', 'Blue Heron', 'teal', 'en', { RNG: 300, FISH: 16 }),
  vendor('COPPERBELL', 'Copper Bell', 'amber', 'en', { RNG: 290, TABLE: 22 }),
  vendor('SILKROADER', 'Silkroader', 'indigo', 'en', { RNG: 280, PVP: 16 }),
  vendor('MOSSANDSTONE', 'Moss & Stone', 'lime', 'en', { RNG: 270 }),
  vendor('ORCHIDLAB', 'Orchid Lab', 'magenta', 'en', { RNG: 260, MINI: 22 }),
  vendor('KINGFISHER9', 'Kingfisher 9', 'teal', 'en', { RNG: 250, FISH: 14, CRASH: 8 }),
  vendor('QUIETTHUNDER', 'Quiet Thunder', 'night', 'en', { RNG: 240, JACKPOT: 18 }),
  vendor('AMBERFOX', 'Amber Fox', 'amber', 'en', { RNG: 230, ARCADE: 26 }),
  vendor('CICADA', 'Cicada Works', 'jade', 'en', { RNG: 220 }),
  vendor('GLASSOTTER', 'Glass Otter', 'violet', 'en', { RNG: 264 - LOTTERY_GAMES.length, MINI: 14 }),
  vendor('TEAHOUSE', 'Tea House Games', 'bronze', 'en', { RNG: 160, PVP: 26, TABLE: 34 }),
  vendor('RIVERSTAGE', 'Riverstage Live', 'crimson', 'en', { LIVE: 36 }),
  vendor('SKYLINECRASH', 'Skyline', 'violet', 'en', { CRASH: 14, MINI: 12, ARCADE: 18 }),
  vendor('BAIVUI', 'Bài Vui', 'jade', 'vi', { PVP: 34 }, true),
  vendor('GOLDENPITCH', 'Golden Pitch', 'jade', 'en', { SPORTS: 6, CRICKET: 4 }),
  vendor('SANVANDONG', 'Sân Vận Động', 'lime', 'vi', { SPORTS: 6 }, true),
  vendor('ARENAONE', 'Arena One', 'indigo', 'en', { ESPORTS: 9 }),
]
