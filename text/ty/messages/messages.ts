import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': 'Maligayang pagdating sa {brand}, {name}',
  'message.welcome.content':
    'Handa na ang iyong account. Nakatala sa iyong mga taya ang bawat round na lalaruin mo, at maaaring beripikahin ang bawat round ng sarili naming laro.\nBago maglaro, pag-isipan ang sarili mong mga limitasyon: agad na may bisa ang paghihigpit, at 24 oras ang hintay sa pagluluwag.\nDito sa inbox ipapaalam ang mahahalagang bagay tungkol sa iyong account.',
  'message.passwordChanged.title': 'Napalitan ang iyong password',
  'message.passwordChanged.content':
    'Napalitan ang password ng iyong account noong {at}. Na-sign out ang lahat ng iba pang session.\nKung hindi ikaw iyon, palitan agad itong muli at makipag-ugnayan sa customer service.',
  'message.newDevice.title': 'Pag-log in mula sa bagong device',
  'message.newDevice.content':
    'Binuksan ang iyong account noong {at} sa device na ito: {device}, IP address {ip}.\nKung ikaw iyon, wala nang kailangang gawin. Kung hindi, palitan agad ang iyong password.',
  'message.device.unnamed': 'isang device na walang pangalan',
  'message.securityChanged.title': 'May nabago sa seguridad ng account mo',
  'message.securityChanged.content':
    '{what} Ginawa ito noong {at} mula sa IP address {ip}.\nKung hindi ikaw iyon, palitan agad ang password, i-sign out ang lahat ng iba at makipag-ugnayan sa customer service.',
  'message.security.totpOn': 'In-on ang dalawang-hakbang na pag-log in.',
  'message.security.totpOff': 'In-off ang dalawang-hakbang na pag-log in.',
  'message.security.codesRenewed': 'Gumawa ng mga bagong recovery code.',
  'message.security.codeUsed': 'May nagamit na recovery code.',
  'message.security.passkeyAdded': 'May idinagdag na passkey.',
  'message.security.passkeyRemoved': 'May inalis na passkey.',
  'message.security.paymentPassword': 'May itinakdang bagong password sa transaksyon.',
  'message.security.payoutAccountAdded': 'May idinagdag na account para sa pag-withdraw.',
  'message.security.payoutAccountRemoved': 'May inalis na account para sa pag-withdraw.',
  'message.security.passwordSet': 'Naitakda ang unang password ng account.',
  'message.security.signInAdded': 'May naiugnay na ibang paraan ng pag-sign in.',
  'message.security.signInRemoved': 'May inalis na ibang paraan ng pag-sign in.',
  'message.security.exportAsked': 'May humingi ng iyong data.',
  'message.security.contactChanged': 'Binago ang numero ng telepono o email ng iyong account.',
  'message.staffEdited.title': 'Binago ng customer service ang iyong account',
  'message.staffEdited.content':
    '{what} Ginawa ito noong {at}.\nKung hindi mo ito hiniling, makipag-ugnayan agad sa customer service.',
  'message.edited.passwordByStaff':
    'Sinimulan ng customer service ang pag-reset ng iyong password at na-sign out ang lahat ng device. Magagamit ang bagong account sa pag-withdraw pagkalipas ng 72 oras.',
  'message.edited.paymentByStaff':
    'Inalis ang iyong password sa transaksyon: magtakda ng bago bago mag-withdraw. Magagamit ang bagong account sa pag-withdraw pagkalipas ng 72 oras.',
  'message.edited.secondStepByStaff':
    'Pinatay ang dalawang-hakbang na pag-log in: i-set up itong muli. Magagamit ang bagong account sa pag-withdraw pagkalipas ng 72 oras.',
  'message.edited.profileByStaff': 'Binago ang iyong personal na detalye.',
  'message.edited.identityByStaff':
    'Binago ang iyong tunay na pangalan o petsa ng kapanganakan. Magagamit ang bagong account sa pag-withdraw pagkalipas ng isang araw.',
  'message.edited.contactByStaff':
    'Binago ang iyong numero ng telepono o email. Kumpirmahin itong muli; magagamit ang bagong account sa pag-withdraw pagkalipas ng isang araw.',
  'message.payoutAccountEnded.title': 'May inalis na account sa iyong listahan',
  'message.payoutAccountEnded.content':
    'Inalis ng customer service ang account na {account} sa iyong listahan noong {at}.\nKung hindi mo ito hiniling, makipag-ugnayan agad sa customer service.',
  'message.pictureTaken.title': 'Inalis ang iyong larawan',
  'message.pictureTaken.content':
    'Inalis ng moderator ng mga chat room ang sarili mong larawan noong {at}; larawan mula sa gallery ang ipinapakita kapalit nito.\nMaaari kang pumili ng iba. Kung may tanong, makipag-ugnayan sa customer service.',
  'message.accountReopened.title': 'Bukas na muli ang iyong account',
  'message.accountReopened.content':
    'Muling binuksan ng customer service ang iyong account noong {at}. Mag-log in gaya ng dati.\nKung hindi mo ito hiniling, makipag-ugnayan agad sa customer service.',
  'message.shutOutBreak.title': 'Nagpapahinga ang iyong account',
  'message.shutOutBreak.content':
    'Para sa iyong proteksyon, binigyan ng aming team ng pahinga ang iyong account noong {at}. Hindi ka makakapag-log in, makakataya o makakapagdeposito hanggang {until}; kusa itong matatapos.\nLigtas ang iyong pera. Kung may tanong ka, makipag-ugnayan sa customer service.',
  'message.shutOutTerm.title': 'Itinigil ang paglalaro ng iyong account',
  'message.shutOutTerm.content':
    'Para sa iyong proteksyon, itinigil ng aming team ang paglalaro ng iyong account noong {at}, hanggang {until} man lang. Hindi ito kusang natatapos: pagkatapos noon ay maaari kang humiling na bumalik.\nLigtas ang iyong pera at maaaring bayaran sa iyo; makipag-ugnayan sa customer service.',
  'message.shutOutForGood.title': 'Itinigil nang tuluyan ang paglalaro ng iyong account',
  'message.shutOutForGood.content':
    'Para sa iyong proteksyon, itinigil nang tuluyan ng aming team ang paglalaro ng iyong account noong {at}.\nLigtas ang iyong pera at maaaring bayaran sa iyo; makipag-ugnayan sa customer service.',
  'message.drawReminder.title': '{region}: malapit nang magsara',
  'message.drawReminder.content':
    'Magsasara ang pagtaya sa {region} sa {at}. Wala ka pang taya sa bunot na ito.\nNatanggap mo ito dahil binuksan mo ang paalala sa pahina ng resulta ng loterya. Maaari mo itong patayin doon anumang oras.',
  'message.playNoticed.title': 'Sandaling magbalik-tanaw',
  'message.playNoticed.content':
    'May nagbago kamakailan sa paglalaro o pagdedeposito mo, kaya gusto naming kumustahin ka. Kung ayos lang ang lahat, wala kang kailangang gawin.\nKung mas marami ang nilalaro mo kaysa sa gusto mo, maaari kang magtakda ng sariling limitasyon o magpahinga nang ilang araw: agad na may bisa ang paghihigpit.\nKung gusto mong makipag-usap, handang makinig ang customer service.',
  'message.returnAllowed.title': 'Maaari ka nang bumalik',
  'message.returnAllowed.content':
    'Natatapos ang pagtigil mo: mula {from} ay makakapag-log in ka na ulit.\nMay bisa pa rin ang iyong mga limitasyon, at maaari mong higpitan ang mga ito anumang oras.',
  'message.limitSet.title': 'May bisa na ang iyong limitasyon',
  'message.limitSet.content':
    '{limit}: {value}. May bisa mula {at}.\nMaaari mong tingnan at higpitan ang iyong mga limitasyon anumang oras.',
  'message.limitEnded.title': 'Inalis ang isang limitasyon',
  'message.limitEnded.content':
    '{limit}: wala nang limitasyon mula {at}.\nMaaari kang magtakda muli anumang oras; agad itong may bisa.',
  'message.kycAccepted.title': 'Tinanggap ang mga dokumento mo',
  'message.kycAccepted.content': 'Tinanggap ang beripikasyon mo, hakbang {tier}. Salamat.',
  'message.kycRejected.title': 'Hindi tinanggap ang mga dokumento mo',
  'message.kycRejected.content':
    'Hindi tinanggap ang beripikasyon mo, hakbang {tier}.\nDahilan: {reason}\nPuwede mo itong ipadala muli sa security center.',
  'message.kycAskedAgain.title': 'Kailangan namin ng ibang larawan',
  'message.kycAskedAgain.content':
    'Para sa beripikasyon mo, hakbang {tier}, kailangan namin ng ibang larawan.\nDahilan: {reason}\nPakipadala sa security center.',
  'message.rewardWaits.title': 'May naghihintay kang gantimpala',
  'message.rewardWaits.content':
    '{promotion}: makukuha mo na ang {amount}.\nKunin ito sa Mga gantimpala bago ang {until}.',
  'message.prizeWaits.title': 'May naghihintay kang premyo',
  'message.prizeWaits.content':
    '{promotion}: makukuha mo na ang premyo mo.\nKunin ito sa Mga gantimpala bago ang {until}.',
  'message.jackpotReleased.title': 'Na-release na ang panalo mo sa jackpot',
  'message.jackpotReleased.content': 'Magagamit mo na ang {amount} mula sa jackpot.',
  'message.jackpotRefused.title': 'Hindi naaprubahan ang panalo mo sa jackpot',
  'message.jackpotRefused.content':
    'Sinuri ang {amount} mula sa jackpot at hindi naaprubahan, kaya ibinalik ito sa jackpot. Makipag-ugnayan sa support kung may tanong ka.',
  'message.freeRoundBack.title': 'Naibalik ang libreng round',
  'message.freeRoundBack.content':
    '{promotion}: nakansela ang isang libreng round, magagamit mo itong muli hanggang {until}.',
  'message.missionDone.title': 'Tapos na ang misyon',
  'message.missionDone.content': '{mission}: naabot mo ang target. Kunin ang gantimpala sa Mga misyon.',
  'message.applicationAccepted.title': 'Tinanggap ang entry mo',
  'message.applicationAccepted.content':
    '{promotion}: tinanggap ang entry mo, makukuha mo na ang {amount}.\nKunin ito sa Mga gantimpala bago ang {until}.',
  'message.applicationRejected.title': 'Hindi tinanggap ang entry mo',
  'message.applicationRejected.content': '{promotion}: hindi tinanggap ang entry mo.\nDahilan: {reason}',
  'message.rewardReleased.title': 'Naaprubahan ang gantimpala mo',
  'message.rewardReleased.content':
    '{promotion}: tapos na ang pagsusuri, makukuha mo na ang gantimpala mo.\nKunin ito sa Mga gantimpala bago ang {until}.',
  'message.rewardRefused.title': 'Hindi naaprubahan ang gantimpala mo',
  'message.rewardRefused.content':
    '{promotion}: sinuri ang gantimpala mo at hindi naaprubahan, kaya kinansela ito. Makipag-ugnayan sa support kung may tanong ka.',
  'message.friendRefused.title': 'Hindi naaprubahan ang referral mo',
  'message.friendRefused.content':
    '{promotion}: sinuri ang referral kay {friend} at hindi naaprubahan, kaya wala itong gantimpala. Makipag-ugnayan sa support kung may tanong ka.',
  'message.goodsDelivered.title': 'Naaprubahan ang order mo',
  'message.goodsDelivered.content': '{goods}: naaprubahan ang order na {no}. Code o tracking number mo: {delivery}',
  'message.goodsPaid.title': 'Nasa wallet mo na ang bonus',
  'message.goodsPaid.content': '{goods}: naaprubahan ang order na {no}, nasa main wallet mo na ang {amount}.',
  'message.goodsRejected.title': 'Hindi tinanggap ang order mo',
  'message.goodsRejected.content':
    '{goods}: hindi tinanggap ang order na {no}, naibalik na ang {points} puntos.\nDahilan: {reason}',
  'message.prizeRejected.title': 'Hindi maihahatid ang premyo mo',
  'message.prizeRejected.content': '{goods}: hindi tinanggap ang order na {no}.\nDahilan: {reason}',
  'message.moneyFromLine.title': 'May natanggap kang pera',
  'message.moneyFromLine.content':
    'Nagpadala sa iyo si {name} ng {amount} noong {at}.\nKailangan muna itong itaya nang isang beses bago ma-withdraw.',
  'message.ticketAnswered.title': 'May sagot na ang tiket mong {no}',
  'message.ticketAnswered.content':
    'Sinagot na namin ang tiket mong {no}. Buksan ito para basahin ang sagot at tumugon.',
  'message.exportReady.title': 'Handa na ang iyong file',
  'message.exportReady.content':
    '{what}: handa na ang file na hiningi mo. Nakatago ito hanggang {until}, saka buburahin.',
  'message.export.OWN_DATA': 'Lahat ng iyong datos',
  'message.export.BETS': 'Tala ng mga taya',
  'message.export.TRANSACTIONS': 'Tala ng account',
  'message.depositCredited.title': 'Pumasok ang depositong {amount}',
  'message.depositCredited.content': 'Order {no}: pumasok na ang {amount} sa balanse mo.',
  'message.depositReview.title': 'Tinitingnan ang deposito mong {no}',
  'message.depositReview.content':
    'Dumating ang pera para sa order {no} at kailangan pang suriin. Ligtas ito; sasabihan ka ng staff.',
  'message.depositRejected.title': 'Hindi nagtagumpay ang deposito mong {no}',
  'message.depositRejected.content':
    'Order {no}: {reason}.\nKung nagbayad ka, makipag-ugnayan sa customer service at ipadala ang patunay.',
  'message.betVoided.title': 'Pinawalang-bisa ang taya mo',
  'message.betVoided.content':
    'Hindi binilang ang tayang {no} sa {game}: naibalik na ang tayang {stake}, at binawi ang panalong {payout}.\nKung may tanong, makipag-ugnayan sa customer service.',
  'message.betVoidedOwing.title': 'Pinawalang-bisa ang taya mo',
  'message.betVoidedOwing.content':
    'Hindi binilang ang tayang {no} sa {game}: naibalik na ang tayang {stake}, at kailangang bawiin ang panalong {payout}.\nKulang ang laman ng wallet mo: {debt} pa ang utang, na ibabawas sa mga susunod na panalo; hanggang doon ay hindi ka makakapag-withdraw.\nKung may tanong, makipag-ugnayan sa customer service.',
  'message.export.TEAM_BETS': 'Mga taya ng team',
  'message.export.TEAM_ACCOUNTS': 'Mga account ng team',
  'message.export.TEAM_PROFIT': 'Tubo at lugi ng team',
  'message.export.TEAM_TRANSACTIONS': 'Mga transaksyon ng team',
} as const satisfies Record<keyof typeof vi, string>
