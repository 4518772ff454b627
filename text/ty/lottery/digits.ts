import type { lotteryDigits as vi } from '../../vi/lottery/digits.ts'

export const lotteryDigits = {
  'lottery.type.SSC_A5_DIRECT': 'Lahat ng 5 diretso',
  'lottery.how.SSC_A5_DIRECT':
    'Panalo kapag lumabas ang limang numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_A5_ZU120': 'Lahat ng 5 grupo 120',
  'lottery.how.SSC_A5_ZU120': 'Panalo kapag magkakaiba ang limang numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_A5_ZU60': 'Lahat ng 5 grupo 60',
  'lottery.how.SSC_A5_ZU60':
    'Panalo kapag ang limang numero ay isang pares at tatlong solo sa anumang ayos: ang pares mula sa hanay ng pares, ang solo mula sa hanay ng solo.',
  'lottery.type.SSC_A5_ZU30': 'Lahat ng 5 grupo 30',
  'lottery.how.SSC_A5_ZU30':
    'Panalo kapag ang limang numero ay dalawang pares at isang solo sa anumang ayos: ang pares mula sa hanay ng pares, ang solo mula sa hanay ng solo.',
  'lottery.type.SSC_A5_ZU20': 'Lahat ng 5 grupo 20',
  'lottery.how.SSC_A5_ZU20':
    'Panalo kapag ang limang numero ay tatlong magkapareho at dalawang solo sa anumang ayos, mula sa dalawang hanay na pinili mo.',
  'lottery.type.SSC_A5_ZU10': 'Lahat ng 5 grupo 10',
  'lottery.how.SSC_A5_ZU10':
    'Panalo kapag ang limang numero ay tatlong magkapareho at isang pares sa anumang ayos: ang tatlo mula sa unang hanay, ang pares mula sa ikalawa.',
  'lottery.type.SSC_A5_ZU5': 'Lahat ng 5 grupo 5',
  'lottery.how.SSC_A5_ZU5':
    'Panalo kapag ang limang numero ay apat na magkapareho at isang solo sa anumang ayos, mula sa dalawang hanay na pinili mo.',
  'lottery.type.SSC_A5_BDW2': 'Lahat ng 5 kahit saan, 2',
  'lottery.how.SSC_A5_BDW2': 'Panalo nang isa ang bawat dalawang numero mo na parehong nasa limang numero.',
  'lottery.type.SSC_A5_BDW3': 'Lahat ng 5 kahit saan, 3',
  'lottery.how.SSC_A5_BDW3': 'Panalo nang isa ang bawat tatlong numero mo na lahat nasa limang numero.',
  'lottery.type.SSC_A5_MIN1': 'Lumabas nang isa',
  'lottery.how.SSC_A5_MIN1': 'Panalo ang bawat numero mo na lumabas nang isang beses o higit pa sa lima.',
  'lottery.type.SSC_A5_MIN2': 'Lumabas nang dalawa',
  'lottery.how.SSC_A5_MIN2': 'Panalo ang bawat numero mo na lumabas nang dalawang beses o higit pa sa lima.',
  'lottery.type.SSC_A5_MIN3': 'Lumabas nang tatlo',
  'lottery.how.SSC_A5_MIN3': 'Panalo ang bawat numero mo na lumabas nang tatlong beses o higit pa sa lima.',
  'lottery.type.SSC_A5_MIN4': 'Lumabas nang apat',
  'lottery.how.SSC_A5_MIN4': 'Panalo ang bawat numero mo na lumabas nang apat na beses o higit pa sa lima.',
  'lottery.type.SSC_F4_DIRECT': 'Unang 4 diretso',
  'lottery.how.SSC_F4_DIRECT':
    'Panalo kapag lumabas ang unang apat na numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_B4_DIRECT': 'Huling 4 diretso',
  'lottery.how.SSC_B4_DIRECT':
    'Panalo kapag lumabas ang huling apat na numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_B4_ZU24': 'Huling 4 grupo 24',
  'lottery.how.SSC_B4_ZU24':
    'Panalo kapag magkakaiba ang huling apat na numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B4_ZU12': 'Huling 4 grupo 12',
  'lottery.how.SSC_B4_ZU12':
    'Panalo kapag ang huling apat na numero ay isang pares at dalawang solo sa anumang ayos, mula sa dalawang hanay na pinili mo.',
  'lottery.type.SSC_B4_ZU6X': 'Huling 4 dalawang pares',
  'lottery.how.SSC_B4_ZU6X':
    'Panalo kapag ang huling apat na numero ay dalawang pares ng mga numerong pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B4_ZU4': 'Huling 4 grupo 4',
  'lottery.how.SSC_B4_ZU4':
    'Panalo kapag ang huling apat na numero ay tatlong magkapareho at isang solo sa anumang ayos, mula sa dalawang hanay na pinili mo.',
  'lottery.type.SSC_B4_BDW1': 'Huling 4 kahit saan, 1',
  'lottery.how.SSC_B4_BDW1':
    'Panalo ang bawat numero mo na nasa huling apat na numero. Isang beses lang ang bayad kahit dalawang beses lumabas.',
  'lottery.type.SSC_B4_BDW2': 'Huling 4 kahit saan, 2',
  'lottery.how.SSC_B4_BDW2': 'Panalo nang isa ang bawat dalawang numero mo na parehong nasa huling apat na numero.',
  'lottery.type.SSC_F3_DIRECT': 'Unang 3 diretso',
  'lottery.how.SSC_F3_DIRECT':
    'Panalo kapag lumabas ang unang tatlong numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_F3_SUM': 'Unang 3 kabuuan',
  'lottery.how.SSC_F3_SUM':
    'Panalo kapag ang kabuuan ng unang tatlong numero ay isa sa pinili mo. Kasama sa bawat kabuuan ang lahat ng linyang umaabot doon.',
  'lottery.type.SSC_F3_SPAN': 'Unang 3 agwat',
  'lottery.how.SSC_F3_SPAN':
    'Panalo kapag ang pinakamalaki sa unang tatlong numero bawas ang pinakamaliit ay agwat na pinili mo.',
  'lottery.type.SSC_F3_ZU3': 'Unang 3 grupo 3',
  'lottery.how.SSC_F3_ZU3':
    'Panalo kapag ang unang tatlong numero ay isang pares at isang ibang numero, lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_F3_ZU6': 'Unang 3 grupo 6',
  'lottery.how.SSC_F3_ZU6':
    'Panalo kapag magkakaiba ang unang tatlong numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_F3_ZUSUM': 'Unang 3 kabuuan ng grupo',
  'lottery.how.SSC_F3_ZUSUM':
    'Panalo kapag ang kabuuan ng unang tatlong numero ay pinili mo, sa anumang ayos. Talo ang tatlong magkapareho; doble ang bayad kapag may pares.',
  'lottery.type.SSC_F3_SHAPE': 'Unang 3 hugis',
  'lottery.how.SSC_F3_SHAPE':
    'Panalo kapag ang unang tatlong numero ay nasa hugis na pinili mo: tatlong magkapareho, sunod-sunod, pares, kalahating sunod o halo.',
  'lottery.type.SSC_M3_DIRECT': 'Gitnang 3 diretso',
  'lottery.how.SSC_M3_DIRECT':
    'Panalo kapag lumabas ang gitnang tatlong numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_M3_SUM': 'Gitnang 3 kabuuan',
  'lottery.how.SSC_M3_SUM':
    'Panalo kapag ang kabuuan ng gitnang tatlong numero ay isa sa pinili mo. Kasama sa bawat kabuuan ang lahat ng linyang umaabot doon.',
  'lottery.type.SSC_M3_SPAN': 'Gitnang 3 agwat',
  'lottery.how.SSC_M3_SPAN':
    'Panalo kapag ang pinakamalaki sa gitnang tatlong numero bawas ang pinakamaliit ay agwat na pinili mo.',
  'lottery.type.SSC_M3_ZU3': 'Gitnang 3 grupo 3',
  'lottery.how.SSC_M3_ZU3':
    'Panalo kapag ang gitnang tatlong numero ay isang pares at isang ibang numero, lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_M3_ZU6': 'Gitnang 3 grupo 6',
  'lottery.how.SSC_M3_ZU6':
    'Panalo kapag magkakaiba ang gitnang tatlong numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_M3_ZUSUM': 'Gitnang 3 kabuuan ng grupo',
  'lottery.how.SSC_M3_ZUSUM':
    'Panalo kapag ang kabuuan ng gitnang tatlong numero ay pinili mo, sa anumang ayos. Talo ang tatlong magkapareho; doble ang bayad kapag may pares.',
  'lottery.type.SSC_M3_SHAPE': 'Gitnang 3 hugis',
  'lottery.how.SSC_M3_SHAPE':
    'Panalo kapag ang gitnang tatlong numero ay nasa hugis na pinili mo: tatlong magkapareho, sunod-sunod, pares, kalahating sunod o halo.',
  'lottery.type.SSC_B3_DIRECT': 'Huling 3 diretso',
  'lottery.how.SSC_B3_DIRECT':
    'Panalo kapag lumabas ang huling tatlong numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_B3_SUM': 'Huling 3 kabuuan',
  'lottery.how.SSC_B3_SUM':
    'Panalo kapag ang kabuuan ng huling tatlong numero ay isa sa pinili mo. Kasama sa bawat kabuuan ang lahat ng linyang umaabot doon.',
  'lottery.type.SSC_B3_SPAN': 'Huling 3 agwat',
  'lottery.how.SSC_B3_SPAN':
    'Panalo kapag ang pinakamalaki sa huling tatlong numero bawas ang pinakamaliit ay agwat na pinili mo.',
  'lottery.type.SSC_B3_ZU3': 'Huling 3 grupo 3',
  'lottery.how.SSC_B3_ZU3':
    'Panalo kapag ang huling tatlong numero ay isang pares at isang ibang numero, lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B3_ZU6': 'Huling 3 grupo 6',
  'lottery.how.SSC_B3_ZU6':
    'Panalo kapag magkakaiba ang huling tatlong numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B3_ZUSUM': 'Huling 3 kabuuan ng grupo',
  'lottery.how.SSC_B3_ZUSUM':
    'Panalo kapag ang kabuuan ng huling tatlong numero ay pinili mo, sa anumang ayos. Talo ang tatlong magkapareho; doble ang bayad kapag may pares.',
  'lottery.type.SSC_B3_SHAPE': 'Huling 3 hugis',
  'lottery.how.SSC_B3_SHAPE':
    'Panalo kapag ang huling tatlong numero ay nasa hugis na pinili mo: tatlong magkapareho, sunod-sunod, pares, kalahating sunod o halo.',
  'lottery.type.SSC_B3_BDW1': 'Huling 3 kahit saan, 1',
  'lottery.how.SSC_B3_BDW1':
    'Panalo ang bawat numero mo na nasa huling tatlong numero. Isang beses lang ang bayad kahit dalawang beses lumabas.',
  'lottery.type.SSC_B3_BDW2': 'Huling 3 kahit saan, 2',
  'lottery.how.SSC_B3_BDW2': 'Panalo nang isa ang bawat dalawang numero mo na parehong nasa huling tatlong numero.',
  'lottery.type.SSC_F2_DIRECT': 'Unang 2 diretso',
  'lottery.how.SSC_F2_DIRECT':
    'Panalo kapag lumabas ang unang dalawang numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_F2_GRP2': 'Unang 2 grupo',
  'lottery.how.SSC_F2_GRP2':
    'Panalo kapag magkaiba ang unang dalawang numero at parehong nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B2_DIRECT': 'Huling 2 diretso',
  'lottery.how.SSC_B2_DIRECT':
    'Panalo kapag lumabas ang huling dalawang numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.SSC_B2_GRP2': 'Huling 2 grupo',
  'lottery.how.SSC_B2_GRP2':
    'Panalo kapag magkaiba ang huling dalawang numero at parehong nasa pinili mo, sa anumang ayos.',
  'lottery.type.SSC_B2_DXDS': 'Huling 2 malaki, maliit, gansal, pares',
  'lottery.how.SSC_B2_DXDS':
    'Panalo kapag tama ang pinili mo para sa bawat isa sa huling dalawang numero: malaki ang 5 hanggang 9, maliit ang 0 hanggang 4.',
  'lottery.type.SSC_DWD': 'Puwesto',
  'lottery.how.SSC_DWD': 'Panalo ang bawat puwesto kung saan lumabas ang numerong pinili mo.',
  'lottery.type.SSC_RX_2': 'Alinmang 2 puwesto',
  'lottery.how.SSC_RX_2': 'Panalo nang isa ang bawat dalawang puwesto na parehong tama ang numero mo.',
  'lottery.type.SSC_RX_3': 'Alinmang 3 puwesto',
  'lottery.how.SSC_RX_3': 'Panalo nang isa ang bawat tatlong puwesto na lahat tama ang numero mo.',
  'lottery.type.SSC_RX_4': 'Alinmang 4 puwesto',
  'lottery.how.SSC_RX_4': 'Panalo nang isa ang bawat apat na puwesto na lahat tama ang numero mo.',
  'lottery.type.SSC_SUM5': 'Kabuuan ng lima',
  'lottery.how.SSC_SUM5':
    'Taya sa kabuuan ng limang numero: malaki ang 23 pataas, maliit ang 22 pababa, o gansal o pares.',
  'lottery.type.SSC_LH': 'Dragon at tigre',
  'lottery.how.SSC_LH':
    'Ikinukumpara ang dalawang puwesto: panalo ang dragon kapag mas mataas ang una, ang tigre kapag ang ikalawa. Kapag pareho, tabla lang ang panalo.',
  'lottery.type.D3_DIRECT': '3D diretso',
  'lottery.how.D3_DIRECT':
    'Panalo kapag lumabas ang tatlong numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.D3_SUM': '3D kabuuan',
  'lottery.how.D3_SUM':
    'Panalo kapag ang kabuuan ng tatlong numero ay isa sa pinili mo. Kasama sa bawat kabuuan ang lahat ng linyang umaabot doon.',
  'lottery.type.D3_SPAN': '3D agwat',
  'lottery.how.D3_SPAN':
    'Panalo kapag ang pinakamalaki sa tatlong numero bawas ang pinakamaliit ay agwat na pinili mo.',
  'lottery.type.D3_ZU3': '3D grupo 3',
  'lottery.how.D3_ZU3':
    'Panalo kapag ang tatlong numero ay isang pares at isang ibang numero, lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.D3_ZU6': '3D grupo 6',
  'lottery.how.D3_ZU6': 'Panalo kapag magkakaiba ang tatlong numero at lahat nasa pinili mo, sa anumang ayos.',
  'lottery.type.D3_ZUSUM': '3D kabuuan ng grupo',
  'lottery.how.D3_ZUSUM':
    'Panalo kapag ang kabuuan ng tatlong numero ay pinili mo, sa anumang ayos. Talo ang tatlong magkapareho; doble ang bayad kapag may pares.',
  'lottery.type.D3_BDW1': '3D kahit saan, 1',
  'lottery.how.D3_BDW1':
    'Panalo ang bawat numero mo na nasa tatlong numero. Isang beses lang ang bayad kahit dalawang beses lumabas.',
  'lottery.type.D3_BDW2': '3D kahit saan, 2',
  'lottery.how.D3_BDW2': 'Panalo nang isa ang bawat dalawang numero mo na parehong nasa tatlong numero.',
  'lottery.type.D3_SHAPE': '3D hugis',
  'lottery.how.D3_SHAPE':
    'Panalo kapag ang tatlong numero ay nasa hugis na pinili mo: tatlong magkapareho, sunod-sunod, pares, kalahating sunod o halo.',
  'lottery.type.D3_DWD': 'Puwesto',
  'lottery.how.D3_DWD': 'Panalo ang bawat puwesto kung saan lumabas ang numerong pinili mo.',
  'lottery.type.D3_F2_DIRECT': 'Unang 2 diretso',
  'lottery.how.D3_F2_DIRECT':
    'Panalo kapag lumabas ang unang dalawang numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.D3_F2_GRP2': 'Unang 2 grupo',
  'lottery.how.D3_F2_GRP2':
    'Panalo kapag magkaiba ang unang dalawang numero at parehong nasa pinili mo, sa anumang ayos.',
  'lottery.type.D3_B2_DIRECT': 'Huling 2 diretso',
  'lottery.how.D3_B2_DIRECT':
    'Panalo kapag lumabas ang huling dalawang numero nang eksakto sa pinili mo, bawat isa sa puwesto nito.',
  'lottery.type.D3_B2_GRP2': 'Huling 2 grupo',
  'lottery.how.D3_B2_GRP2':
    'Panalo kapag magkaiba ang huling dalawang numero at parehong nasa pinili mo, sa anumang ayos.',
  'lottery.type.D3_B2_DXDS': 'Huling 2 malaki, maliit, gansal, pares',
  'lottery.how.D3_B2_DXDS':
    'Panalo kapag tama ang pinili mo para sa bawat isa sa huling dalawang numero: malaki ang 5 hanggang 9, maliit ang 0 hanggang 4.',
  'lottery.type.PC_SUM': 'Kabuuan',
  'lottery.how.PC_SUM': 'Panalo kapag ang kabuuan ng tatlong numero ay ang pinili mo.',
  'lottery.type.PC_BS': 'Malaki o maliit',
  'lottery.how.PC_BS': 'Malaki ang kabuuang 14 pataas, maliit ang 13 pababa.',
  'lottery.type.PC_OE': 'Gansal o pares',
  'lottery.how.PC_OE': 'Panalo kapag gansal o pares ang kabuuan ng tatlong numero gaya ng pinili mo.',
  'lottery.type.PC_COMBO': 'Kombinasyon',
  'lottery.how.PC_COMBO': 'Panalo kapag tama ang dalawang pinili mo sa kabuuan: malaki o maliit, at gansal o pares.',
  'lottery.type.PC_EXTREME': 'Sukdulan',
  'lottery.how.PC_EXTREME': 'Panalo ang pinakamababa sa kabuuang 0 hanggang 5, ang pinakamataas sa 22 hanggang 27.',
  'lottery.type.PC_SHAPE': '3D hugis',
  'lottery.how.PC_SHAPE':
    'Panalo kapag ang tatlong numero ay nasa hugis na pinili mo: tatlong magkapareho, sunod-sunod, pares, kalahating sunod o halo.',
} as const satisfies Record<keyof typeof vi, string>
