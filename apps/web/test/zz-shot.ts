import { openHouse } from './harness.ts';

const house = await openHouse();
try {
  const { page, faults } = await house.visitor();
  await page.goto(`${house.address}#/new/rudders-line`);
  await page.getByText('With the values of my copy').click();
  await page.locator('[data-begin]').click();
  await page.locator('.pack-sheet').waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/e1.png' });
  await page
    .getByText('Areas', { exact: false })
    .first()
    .click()
    .catch(() => {});
  await page.locator('.pack-contents input').fill('Rear Bunkers');
  await page.locator('.pack-contents li .link').first().click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/e2.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/e3.png', fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const tem = page.locator('[data-path="map.areas[id 11].tem"] input');
  await tem.fill('12');
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/e4.png' });
  await tem.fill('2');
  await page.waitForTimeout(800);
  await page.locator('[data-play]').click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/e5.png', fullPage: true });
  await page.getByText('Start game').click();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/e6.png' });
  console.log(page.url(), faults);
} finally {
  await house.close();
}
