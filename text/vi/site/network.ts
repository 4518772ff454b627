/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'Kết nối này không vào được trang',
  'network.VPN': 'Bạn đang vào qua VPN hoặc proxy. Hãy tắt đi rồi thử lại.',
  'network.HOSTING':
    'Bạn đang vào qua một trung tâm dữ liệu, như các VPN và proxy thường làm. Hãy tắt VPN, hoặc dùng mạng ở nhà hay mạng điện thoại, rồi thử lại.',
  'network.TOR': 'Bạn đang vào qua mạng Tor. Hãy mở trang này bằng trình duyệt thông thường rồi thử lại.',
  'network.mistaken': 'Nếu bạn không dùng những thứ này, hãy báo địa chỉ IP ở trên cho chăm sóc khách hàng.',
  'network.label': 'Mạng',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'Trung tâm dữ liệu',
  'network.name.TOR': 'Tor',
}
