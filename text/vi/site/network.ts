/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'Kết nối này không được phép truy cập',
  'network.VPN': 'Bạn đang dùng VPN hoặc proxy. Hãy tắt đi rồi thử lại.',
  'network.HOSTING':
    'Bạn đang kết nối qua trung tâm dữ liệu, như đa số VPN và proxy. Hãy tắt VPN hoặc dùng mạng ở nhà, mạng di động rồi thử lại.',
  'network.TOR': 'Bạn đang dùng mạng Tor. Hãy mở trang này bằng trình duyệt thông thường rồi thử lại.',
  'network.mistaken': 'Nếu bạn không dùng những thứ này, hãy gửi địa chỉ IP ở trên cho chăm sóc khách hàng.',
  'network.label': 'Mạng',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'Trung tâm dữ liệu',
  'network.name.TOR': 'Tor',
}
