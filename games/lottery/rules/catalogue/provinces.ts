import type { NameLanguage } from './game.ts'

/** A province or city whose company draws, and the days it draws on. */
export interface Province {
  readonly code: string
  readonly region: 'N' | 'C' | 'S'
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[]
  readonly names: Readonly<Record<NameLanguage, string>>
}

const province = (
  code: string,
  region: Province['region'],
  weekdays: readonly number[],
  [VI, EN, CN, JA, TH]: readonly [string, string, string, string, string],
): Province => ({ code, region, weekdays, names: { VI, EN, CN, JA, TH, TY: EN, MY: EN } })

/**
 * The weekly schedule by province: those of a region and weekday stand in the order of that day's
 * row. Codes are this product's own. Source: docs/lottery.md, "Calendar".
 */
export const PROVINCES: readonly Province[] = [
  province('HN', 'N', [1, 4], ['Hà Nội', 'Hanoi', '河内', 'ハノイ', 'ฮานอย']),
  province('QN', 'N', [2], ['Quảng Ninh', 'Quang Ninh', '广宁', 'クアンニン', 'กว๋างนิญ']),
  province('BN', 'N', [3], ['Bắc Ninh', 'Bac Ninh', '北宁', 'バクニン', 'บั๊กนิญ']),
  province('HP', 'N', [5], ['Hải Phòng', 'Hai Phong', '海防', 'ハイフォン', 'ไฮฟอง']),
  province('ND', 'N', [6], ['Nam Định', 'Nam Dinh', '南定', 'ナムディン', 'นามดิ่ญ']),
  province('TB', 'N', [7], ['Thái Bình', 'Thai Binh', '太平', 'タイビン', 'ท้ายบิ่ญ']),
  province('PY', 'C', [1], ['Phú Yên', 'Phu Yen', '富安', 'フーイエン', 'ฟู้เอียน']),
  province('DLK', 'C', [2], ['Đắk Lắk', 'Dak Lak', '多乐', 'ダクラク', 'ดั๊กลัก']),
  province('QNA', 'C', [2], ['Quảng Nam', 'Quang Nam', '广南', 'クアンナム', 'กว๋างนาม']),
  province('DNG', 'C', [3, 6], ['Đà Nẵng', 'Da Nang', '岘港', 'ダナン', 'ดานัง']),
  province('KH', 'C', [3, 7], ['Khánh Hòa', 'Khanh Hoa', '庆和', 'カインホア', 'คั้ญฮหว่า']),
  province('BDI', 'C', [4], ['Bình Định', 'Binh Dinh', '平定', 'ビンディン', 'บิ่ญดิ่ญ']),
  province('QT', 'C', [4], ['Quảng Trị', 'Quang Tri', '广治', 'クアンチ', 'กว๋างจิ']),
  province('QB', 'C', [4], ['Quảng Bình', 'Quang Binh', '广平', 'クアンビン', 'กว๋างบิ่ญ']),
  province('GL', 'C', [5], ['Gia Lai', 'Gia Lai', '嘉莱', 'ザライ', 'ซาลาย']),
  province('NT', 'C', [5], ['Ninh Thuận', 'Ninh Thuan', '宁顺', 'ニントゥアン', 'นิญถ่วน']),
  province('QNG', 'C', [6], ['Quảng Ngãi', 'Quang Ngai', '广义', 'クアンガイ', 'กว๋างหงาย']),
  province('DNO', 'C', [6], ['Đắk Nông', 'Dak Nong', '得农', 'ダクノン', 'ดั๊กนง']),
  province('KT', 'C', [7], ['Kon Tum', 'Kon Tum', '昆嵩', 'コントゥム', 'กอนตูม']),
  province('HUE', 'C', [1, 7], ['Thừa Thiên Huế', 'Thua Thien Hue', '承天顺化', 'トゥアティエン・フエ', 'เถื่อเทียนเว้']),
  province('HCM', 'S', [1, 6], ['TP. Hồ Chí Minh', 'Ho Chi Minh City', '胡志明市', 'ホーチミン', 'โฮจิมินห์']),
  province('DT', 'S', [1], ['Đồng Tháp', 'Dong Thap', '同塔', 'ドンタップ', 'ด่งทาป']),
  province('CM', 'S', [1], ['Cà Mau', 'Ca Mau', '金瓯', 'カマウ', 'ก่าเมา']),
  province('BT', 'S', [2], ['Bến Tre', 'Ben Tre', '槟椥', 'ベンチェ', 'เบ๊นแจ']),
  province('VT', 'S', [2], ['Vũng Tàu', 'Vung Tau', '头顿', 'ブンタウ', 'หวุงเต่า']),
  province('BL', 'S', [2], ['Bạc Liêu', 'Bac Lieu', '薄辽', 'バクリエウ', 'บักเลียว']),
  province('DN', 'S', [3], ['Đồng Nai', 'Dong Nai', '同奈', 'ドンナイ', 'ด่งนาย']),
  province('CT', 'S', [3], ['Cần Thơ', 'Can Tho', '芹苴', 'カントー', 'เกิ่นเทอ']),
  province('ST', 'S', [3], ['Sóc Trăng', 'Soc Trang', '朔庄', 'ソクチャン', 'ซ้อกจัง']),
  province('TN', 'S', [4], ['Tây Ninh', 'Tay Ninh', '西宁', 'タイニン', 'เต็ยนิญ']),
  province('AG', 'S', [4], ['An Giang', 'An Giang', '安江', 'アンザン', 'อานซาง']),
  province('BTH', 'S', [4], ['Bình Thuận', 'Binh Thuan', '平顺', 'ビントゥアン', 'บิ่ญถ่วน']),
  province('VL', 'S', [5], ['Vĩnh Long', 'Vinh Long', '永隆', 'ビンロン', 'หวิญล็อง']),
  province('BD', 'S', [5], ['Bình Dương', 'Binh Duong', '平阳', 'ビンズオン', 'บิ่ญเซือง']),
  province('TV', 'S', [5], ['Trà Vinh', 'Tra Vinh', '茶荣', 'チャビン', 'จ่าวิญ']),
  province('LA', 'S', [6], ['Long An', 'Long An', '隆安', 'ロンアン', 'ล็องอาน']),
  province('BP', 'S', [6], ['Bình Phước', 'Binh Phuoc', '平福', 'ビンフオック', 'บิ่ญเฟื้อก']),
  province('HG', 'S', [6], ['Hậu Giang', 'Hau Giang', '后江', 'ハウザン', 'เห่าซาง']),
  province('TG', 'S', [7], ['Tiền Giang', 'Tien Giang', '前江', 'ティエンザン', 'เตี่ยนซาง']),
  province('KG', 'S', [7], ['Kiên Giang', 'Kien Giang', '坚江', 'キエンザン', 'เกียนซาง']),
  province('DL', 'S', [7], ['Đà Lạt', 'Da Lat', '大叻', 'ダラット', 'ดาลัด']),
]
