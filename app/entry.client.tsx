// Empty on purpose: without this file React Router hydrates the whole document.
export {};
