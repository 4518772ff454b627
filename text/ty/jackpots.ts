import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'Mini',
  'jackpots.MINOR': 'Minor',
  'jackpots.MAJOR': 'Major',
  'jackpots.GRAND': 'Grand',
  'jackpots.lead':
    'Bawat totoong taya sa mga kasaling laro ay nagpapalaki sa apat na pot. Puwedeng manalo ang kahit anong round.',
  'jackpots.mustHit': 'Siguradong mapapanalunan bago ang {cap}',
  'jackpots.random': 'Isang panalo sa bawat {oneIn} na taya',
  'jackpots.suspended': 'Nakahinto: hindi lumalaki at hindi napapanalunan',
  'jackpots.games': 'Mga kasaling laro',
  'jackpots.won': 'Mga napanalunang pot',
  'jackpots.empty': 'Wala pang napanalunang pot.',
  'jackpots.hidden': 'Nakatago',
  'jackpots.more': 'Ipakita pa',
  'jackpots.rules': 'Paano manalo, at ang tsansa',
  'jackpots.rule.growth':
    'Bawat totoong taya ay may bahagi sa pot at sa simula ng susunod, eksakto hanggang ika-isang milyon ng pinakamaliit na yunit. Walang dagdag at panalo sa libreng laro.',
  'jackpots.rule.random':
    'Major at Grand: bawat round ay bumubunot ng numero mula sa sarili nitong seed. Ayon sa taya ang tsansa, at makukuwenta mo ulit kapag nailabas na ang seed.',
  'jackpots.rule.mustHit':
    'Mini at Minor: nakatakda na at nakatago ang puntong panalo; hash lang ang inilalabas. Panalo ang unang tayang makakakita na naabot na ito, kaya tumataas ang tsansa habang lumalaki ang pot.',
  'jackpots.rule.paid':
    'Agad na binabayaran ang pot sa pangunahing wallet at nagsisimula ang susunod sa seed nito. Hindi bumabalik sa bahay ang laman ng pot.',
  'jackpots.level': 'Pot',
  'jackpots.seed': 'Simula',
  'jackpots.share': 'Sa bawat taya',
  'jackpots.back': 'Bumabalik sa manlalaro',
  'jackpots.proof': 'Patunay',
  'jackpots.promised': 'Hash na inilabas noon',
  'jackpots.serverSeed': 'Server seed',
  'jackpots.point': 'Puntong panalo',
  'jackpots.id': 'Jackpot ID',
  'jackpots.cycle': 'Pot blg.',
} as const satisfies Record<keyof typeof vi, string>
