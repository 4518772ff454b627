import type { texts as vi } from './vi.ts'

export const texts = {
  'matRung.name': 'Mật Rừng',
  'matRung.jar': 'Garapon {now}/{full}',
  'matRung.freeSpins': 'Pinararami ng bawat bagsak ang panalo: {times}',
  'matRung.rules.how':
    'Ang {least} o higit pang magkaparehong simbolo na magkakadikit nang patayo o pahalang ay panalong kumpol. Pinagsasama ang mga kumpol.',
  'matRung.rules.wild': 'Kasama ang {symbol} sa bawat kumpol na kadikit nito. Hindi ito kumpol kapag nag-iisa.',
  'matRung.rules.jar':
    'Bawat simbolong pumutok sa bayad na ikot ay isang patak sa garapon. Ang {jar} patak sa isang ikot ay nagbubukas ng {spins} libreng ikot, kung saan ang mga bagsak ay nagpaparami ng panalo nang sunod-sunod sa {times}; nananatili ang huli hanggang matapos ang ikot. Nagsisimula muli ang garapon sa bawat ikot.',
  'matRung.rules.fields':
    'Bawat ikot ay bumubunot ng isa sa {fields} may-numerong board, pare-pareho ang tsansa. Ang numero ang nagpapasya sa lahat ng babagsak na simbolo, kaya kinuwenta ang mga numero sa lahat ng board.',
  'matRung.H1': 'Reynang bubuyog',
  'matRung.H2': 'Pulot-pukyutan',
  'matRung.H3': 'Paruparo',
  'matRung.L1': 'Bulaklak ng cajuput',
  'matRung.L2': 'Lilang liryo',
  'matRung.L3': 'Kabute',
  'matRung.L4': 'Pako',
  'matRung.W': 'Patak ng pulot',
} as const satisfies Record<keyof typeof vi, string>
