CREATE TABLE `attempts` (
	`person` text NOT NULL,
	`day` text NOT NULL,
	`guild` text NOT NULL,
	`moves` text NOT NULL,
	`result` real,
	`play` real,
	`at` integer NOT NULL,
	PRIMARY KEY(`person`, `day`)
);
--> statement-breakpoint
CREATE INDEX `attempts_day` ON `attempts` (`day`);--> statement-breakpoint
CREATE TABLE `winter_hours` (
	`guild` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`minute` integer NOT NULL,
	`zone` text NOT NULL,
	`language` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `winters` (
	`day` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`digest` text NOT NULL
);
