// Whether a server stands behind this page: it marks the page that it hands out. A page of plain files shows nothing of it.
export const hasServer = document.querySelector('meta[name="bocage-server"]') !== null;
