/** What a bank is called besides its name. */
export interface BankWords {
  /** The short name people know: its code at the exchange, or at VietQR. */
  readonly short: string
  /** A dark colour of its own, on which white letters are read. */
  readonly colour: string
  /** Other short names and names, the Vietnamese ones without "Ngân hàng". */
  readonly also: readonly string[]
}

const bank = (short: string, colour: string, ...also: readonly string[]): BankWords => ({ short, colour, also })

/** By the number at NAPAS. */
export const BANK_WORDS: Readonly<Record<string, BankWords>> = {
  '970436': bank('VCB', '#006a3a', 'Ngoại thương'),
  '970422': bank('MB', '#1a2aa0', 'MBB', 'MBBank', 'Quân đội'),
  '970407': bank('TCB', '#c41d28', 'Techcom', 'Kỹ thương'),
  '970418': bank('BIDV', '#00625f', 'BID', 'Đầu tư và Phát triển'),
  '970415': bank('CTG', '#005993', 'ICB', 'Vietin', 'Công thương'),
  '970405': bank('AGR', '#8f1a2b', 'VBA', 'AGRB', 'Nông nghiệp'),
  '970416': bank('ACB', '#1256a0', 'Á Châu'),
  '970432': bank('VPB', '#00703a', 'VP Bank', 'Thịnh vượng'),
  '970423': bank('TPB', '#5b2d8e', 'TP Bank', 'Tiên phong'),
  '970403': bank('STB', '#0a4fa3', 'Sacom', 'Sài Gòn Thương tín'),
  '970441': bank('VIB', '#005fa6', 'Quốc tế'),
  '970437': bank('HDB', '#b80f28', 'HD Bank', 'Phát triển TP HCM'),
  '970443': bank('SHB', '#a84a06', 'Sài Gòn Hà Nội'),
  '970426': bank('MSB', '#b23a08', 'Hàng hải', 'Maritime'),
  '970448': bank('OCB', '#00703a', 'Phương Đông'),
  '970440': bank('SSB', '#a81027', 'SEAB', 'Đông Nam Á'),
  '963388': bank('TIMO', '#5a2ca0', 'BVBank Timo'),
  '546034': bank('CAKE', '#b0154f', 'Cake by VPBank'),
  '970431': bank('EIB', '#00539b', 'EXIM', 'Xuất Nhập khẩu'),
  '970449': bank('LPB', '#8a4413', 'LVPB', 'LienVietPostBank', 'Lộc Phát', 'Bưu điện Liên Việt'),
  '970429': bank('SCB', '#1b4f9c', 'Sài Gòn'),
  '970428': bank('NAB', '#0a4ea2', 'Nam Á'),
  '970409': bank('BAB', '#8a1538', 'NASB', 'Bắc Á'),
  '970412': bank('PVCB', '#0b4d9b', 'PVCom', 'Đại chúng'),
  '970425': bank('ABB', '#006b64', 'An Bình'),
  '970427': bank('VAB', '#1d4f91', 'Việt Á'),
  '970419': bank('NCB', '#0b5ea8', 'NVB', 'Quốc dân'),
  '970454': bank('BVB', '#0f4c9c', 'VCCB', 'Bản Việt', 'Viet Capital'),
  '970452': bank('KLB', '#a11019', 'Kiên Long'),
  '970400': bank('SGB', '#004b8d', 'SGICB', 'Sài Gòn Công thương'),
  '970438': bank('BV', '#005f9e', 'BVBank', 'Bảo Việt'),
  '970433': bank('VBB', '#a3122a', 'Việt Nam Thương tín'),
  '970430': bank('PGB', '#0057a8', 'Thịnh vượng và Phát triển', 'Petrolimex'),
  '970406': bank('VIK', '#0b6248', 'DAB', 'DongA', 'Đông Á'),
  '970424': bank('SHIN', '#1d3c8f', 'SHBVN', 'Shinhan'),
  '970457': bank('WOO', '#005f9e', 'WVN', 'Woori'),
  '970458': bank('UOB', '#00256b', 'United Overseas'),
  '970410': bank('SC', '#0a5f35', 'SCVN', 'Stanchart'),
  '458761': bank('HSBC', '#a3000e'),
  '422589': bank('CIMB', '#7a0019'),
  '546035': bank('UB', '#5b2d8e', 'Ubank by VPBank'),
  '963369': bank('LIO', '#2b2b6e', 'OCB Liobank'),
}
