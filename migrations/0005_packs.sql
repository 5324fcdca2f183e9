CREATE TABLE `packs` (
	`key` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
