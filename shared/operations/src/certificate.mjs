import { execFileSync } from 'node:child_process'

/**
 * Makes a certificate that signs itself, for two days and the host names of `yawmi.example`.
 * @param {{ certificate: string, key: string }} files to write
 */
export function makeCertificate({ certificate, key }) {
  const names = 'subjectAltName=DNS:yawmi.example,DNS:media.yawmi.example,DNS:backups.yawmi.example'
  const subject = ['-subj', '/CN=yawmi.example', '-addext', names, '-days', '2', '-nodes']
  const made = ['-newkey', 'rsa:2048', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...subject, ...made], { stdio: 'ignore' })
}
