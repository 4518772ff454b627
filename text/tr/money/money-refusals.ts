import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Bu işlem şu an hesabınızla yapılamıyor. Lütfen müşteri hizmetlerine ulaşın.',
  'refusal.WAL_VENDOR_DOWN':
    'Bu sağlayıcı şu anda yanıt vermiyor. Paranız güvende; birkaç dakika sonra yeniden deneyin.',
  'refusal.WAL_TRANSFER_PENDING': 'Bu sağlayıcıyla bir aktarım hâlâ sürüyor. Bitmesini bekleyin.',
  'refusal.WAL_STEP': 'Gösterilen adımın katını girin.',
  'refusal.WAL_LIMIT': 'Tutar gösterilen sınırların dışında.',
  'refusal.WAL_DEBT': 'Bu hesapta açık bir borç var. Sonraki alacaklarınızdan kapatılır; o zamana dek bu yapılamaz.',
  'refusal.WAL_ARREARS': 'Bu hesapta gecikmiş borç var. Önce onu ödeyin.',
  'refusal.DEP_CHANNEL_CLOSED': 'Bu yatırma yolu şu anda kapalı. Başka birini seçin.',
  'refusal.DEP_LIMIT': 'Tutar bu kanalın sınırları dışında. Gösterilen iki tutar arasında bir tutar girin.',
  'refusal.DEP_OPEN_ORDER': 'Bu yöntemle açık bir emriniz var. Önce onu ödeyin ya da iptal edin.',
  'refusal.DEP_TOO_MANY': 'Ödenmemiş çok fazla emir var. Lütfen 30 dakika bekleyin.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Bu bonus size açık değil. Başka birini ya da hiçbirini seçin.',
  'refusal.DEP_RG_LIMIT': 'Bu, kendi yatırma sınırınızın şu an izin verdiğinden fazla.',
  'refusal.DEP_KYC':
    'Bu, hesabın kime ait olduğunu öğrenmeden yatırılabilecek tutardan fazla. Güvenlik merkezinde kimliğinizi doğrulayın, sonra devam edin.',
  'refusal.DEP_EXPIRED': 'Bu emrin süresi doldu. Ödediyseniz dekontu gönderin: ekibimiz inceler.',
  'refusal.DEP_CARD_USED': 'Bu kart daha önce gönderilmiş.',
  'refusal.DEP_PROOF': 'Bir ila üç resim gönderin, PNG veya JPG.',
  'refusal.DEP_STATE': 'Bu emrin durumu artık buna izin vermiyor. Yeniden bakın.',
  'refusal.DEP_PROVIDER':
    'Ödeme sağlayıcısı yanıt vermiyor. Para hareket etmedi; yeniden deneyin ya da başka bir yol seçin.',
  'refusal.WD_AMOUNT_STEP': 'Gösterilen adımın katını girin.',
  'refusal.WD_BELOW_MIN': 'Tutar çekilebilecek en az tutarın altında.',
  'refusal.WD_ABOVE_MAX': 'Tutar tek çekimde izin verilenin üstünde.',
  'refusal.WD_DAILY_COUNT': 'Bugünkü çekim haklarınızın tümünü kullandınız. Yarın yeniden deneyin.',
  'refusal.WD_DAILY_AMOUNT': 'Tutar bugün için kalandan fazla.',
  'refusal.WD_TURNOVER': 'Çekimden önce tamamlanacak çevrim var. Her satır ne kadar kaldığını gösterir.',
  'refusal.WD_KYC': 'Bu tutar için sizi daha iyi tanımamız gerekiyor. İstenen belgeleri gönderin.',
  'refusal.WD_ACCOUNT_COOLING': 'Bu hesap yeni eklendi; bekleme süresi dolunca kullanılabilir.',
  'refusal.WD_ACCOUNT_TAKEN': 'Bu hesap numarası başka bir üyeye ait.',
  'refusal.WD_ACCOUNT_LIMIT': 'İzin verilen sayıda hesabınız var. Önce birini kaldırın.',
  'refusal.WD_ACCOUNT_LOCKED': 'Bu hesap kilitli. Lütfen müşteri hizmetlerine ulaşın.',
  'refusal.WD_ACCOUNT_FORMAT': 'Bu hesap numarası veya adres doğru değil. Her karakteri kontrol edin.',
  'refusal.WD_NAME_MISMATCH': 'Hesap sahibinin adı, hesabınızdaki gerçek ad değil.',
  'refusal.WD_STATE': 'Bu çekimin durumu artık buna izin vermiyor. Yeniden bakın.',
  'refusal.AGT_TRANSFER_OFF': 'Hesaplar arası aktarım burada kapalı.',
  'refusal.AGT_NOT_DIRECT': 'Yalnızca doğrudan üstünüze veya doğrudan alt üyenize aktarabilirsiniz.',
  'refusal.KYC_STATE': 'Bu belgelerin durumu artık buna izin vermiyor.',
  'refusal.KYC_DOCUMENTS': 'Bu adımın istediği belgeleri gönderin.',
} satisfies Partial<Record<keyof typeof vi, string>>
