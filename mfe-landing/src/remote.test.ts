import { declaration } from './remote'
import { remote } from './index'

describe('the remote', () => {
  it('owns the addresses of the specification’s route table, under its names', () => {
    expect(Object.fromEntries(declaration.routes.map(({ name, path, layout }) => [name, `${path} ${layout}`]))).toEqual(
      {
        LandingPage: '/ public',
        aboutUs: '/about-us public',
        contactUs: '/Contact-Us public',
        TermsAndConditions: '/terms-and-conditions public',
        PrivacyPolicy: '/privacy public',
        termsAndConditionsHome: '/home-terms-and-conditions home',
        privacyPolicyHome: '/home-privacy-policy home',
        webview_terms_conditions: '/webview/terms-conditions web-view',
        webview_privacy_policy: '/webview/privacy-policy web-view',
      },
    )
  })

  it('has a component behind every route', async () => {
    for (const { screen } of declaration.routes) expect(await remote.preload(screen)).toHaveProperty('default')
    // All of them are compiled here, which takes long on a machine that is new and busy.
  }, 60_000)
})
