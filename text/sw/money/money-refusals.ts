import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Kwa sasa hili haliwezekani kwa akaunti yako. Tafadhali wasiliana na huduma kwa wateja.',
  'refusal.WAL_VENDOR_DOWN': 'Mtoa huduma huyu hajibu sasa. Pesa zako ziko salama; jaribu tena baada ya dakika chache.',
  'refusal.WAL_TRANSFER_PENDING': 'Uhamisho na mtoa huduma huyu bado unaendelea. Subiri uishe.',
  'refusal.WAL_STEP': 'Weka kiasi kinachogawanyika kwa hatua iliyoonyeshwa.',
  'refusal.WAL_LIMIT': 'Kiasi kiko nje ya mipaka iliyoonyeshwa.',
  'refusal.WAL_DEBT':
    'Akaunti hii ina deni. Linalipwa kutoka kwa pesa zitakazoingia; hadi wakati huo hili haliwezekani.',
  'refusal.WAL_ARREARS': 'Akaunti hii ina malimbikizo. Yalipe kwanza.',
  'refusal.DEP_CHANNEL_CLOSED': 'Njia hii ya kuweka pesa imefungwa sasa. Chagua nyingine.',
  'refusal.DEP_LIMIT': 'Kiasi kiko nje ya mipaka ya njia hii. Weka kiasi kati ya viwango viwili vilivyoonyeshwa.',
  'refusal.DEP_OPEN_ORDER': 'Una ombi lililo wazi kwa njia hii. Lilipe au ulighairi kwanza.',
  'refusal.DEP_TOO_MANY': 'Maombi mengi hayajalipwa. Tafadhali subiri dakika 30.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Bonasi hii haipatikani kwako. Chagua nyingine au usichague.',
  'refusal.DEP_RG_LIMIT': 'Hiki ni zaidi ya mpaka wako mwenyewe wa kuweka pesa kwa sasa.',
  'refusal.DEP_KYC':
    'Hiki ni zaidi ya kinachoweza kuwekwa kabla hatujajua akaunti ni ya nani. Thibitisha utambulisho wako kwenye kituo cha usalama, kisha uendelee.',
  'refusal.DEP_EXPIRED': 'Ombi hili limeisha muda. Kama umelipa tayari, tuma uthibitisho: wafanyakazi watauangalia.',
  'refusal.DEP_CARD_USED': 'Kadi hii ilitumwa hapo awali.',
  'refusal.DEP_PROOF': 'Tuma picha moja hadi tatu, PNG au JPG.',
  'refusal.DEP_STATE': 'Hali ya ombi hili hairuhusu tena. Liangalie upya.',
  'refusal.DEP_PROVIDER':
    'Mtoa huduma wa malipo hajibu. Hakuna pesa iliyohamishwa; jaribu tena au chagua njia nyingine.',
  'refusal.WD_AMOUNT_STEP': 'Weka kiasi kinachogawanyika kwa hatua iliyoonyeshwa.',
  'refusal.WD_BELOW_MIN': 'Kiasi kiko chini ya kiwango cha chini cha kutoa.',
  'refusal.WD_ABOVE_MAX': 'Kiasi kiko juu ya kiwango cha juu cha kutoa mara moja.',
  'refusal.WD_DAILY_COUNT': 'Umeshatoa pesa mara zote za leo. Jaribu tena kesho.',
  'refusal.WD_DAILY_AMOUNT': 'Kiasi kinazidi kilichobaki kwa leo.',
  'refusal.WD_TURNOVER': 'Bado kuna mzunguko wa dau kabla ya kutoa pesa. Kila mstari unaonyesha kiasi gani.',
  'refusal.WD_KYC': 'Kwa kiasi hiki tunahitaji kukufahamu zaidi. Tuma hati zilizoombwa.',
  'refusal.WD_ACCOUNT_COOLING': 'Akaunti hii iliongezwa hivi karibuni na itatumika muda wake wa kusubiri ukiisha.',
  'refusal.WD_ACCOUNT_TAKEN': 'Nambari hii ya akaunti ni ya mwanachama mwingine.',
  'refusal.WD_ACCOUNT_LIMIT': 'Una akaunti zote zinazoruhusiwa. Ondoa moja kwanza.',
  'refusal.WD_ACCOUNT_LOCKED': 'Akaunti hii imefungwa. Tafadhali wasiliana na huduma kwa wateja.',
  'refusal.WD_ACCOUNT_FORMAT': 'Nambari hii ya akaunti au anwani si sahihi. Angalia kila herufi.',
  'refusal.WD_NAME_MISMATCH': 'Jina la mwenye akaunti si jina halisi la akaunti yako.',
  'refusal.WD_STATE': 'Hali ya ombi hili la kutoa pesa hairuhusu tena. Liangalie upya.',
  'refusal.AGT_TRANSFER_OFF': 'Uhamisho kati ya akaunti umefungwa hapa.',
  'refusal.AGT_NOT_DIRECT': 'Unaweza kuhamisha kwa aliye juu yako moja kwa moja au aliye chini yako moja kwa moja tu.',
  'refusal.KYC_STATE': 'Hali ya hati hizi hairuhusu tena.',
  'refusal.KYC_DOCUMENTS': 'Tuma hati zinazoombwa na hatua hii.',
} satisfies Partial<Record<keyof typeof vi, string>>
